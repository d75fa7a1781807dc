import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'

/** The account has told late of an attempt that runs elsewhere: it is offered, and takes nothing away. */
export function TakeOverNotice({
  what,
  onTakeOver,
  className,
}: {
  what: string
  onTakeOver: () => void
  className: string
}) {
  return (
    <Card
      role="status"
      className={classNames('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
    >
      <p>{`You have begun this ${what} on another device.`}</p>
      <Button onClick={onTakeOver}>Go on with it here</Button>
    </Card>
  )
}
