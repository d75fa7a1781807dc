import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'

/** Offers an attempt that runs on another device, when the account answers late. The current screen stays. */
export function TakeOverNotice({ onTakeOver, className }: { onTakeOver: () => void; className: string }) {
  return (
    <Card
      role="status"
      className={classNames('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
    >
      <p>{t('You have started this on another device.')}</p>
      <Button onClick={onTakeOver}>{t('Continue here')}</Button>
    </Card>
  )
}
