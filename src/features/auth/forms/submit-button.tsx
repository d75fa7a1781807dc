import { Button, type ButtonLook } from '@/ui/button'
import { Spinner } from '@/ui/spinner'

/** The button that Enter presses too; busy, it says what is going on. */
export function SubmitButton({
  busy,
  label,
  busyLabel,
  look = 'primary',
  className = 'w-full',
}: {
  busy: boolean
  label: string
  busyLabel: string
  look?: ButtonLook
  className?: string
}) {
  return (
    <>
      <Button type="submit" look={look} className={className}>
        {busy && <Spinner />}
        {busy ? busyLabel : label}
      </Button>
      {/* The button is locked while it is busy and has lost the focus: its new name would not be said. */}
      <span role="status" className="sr-only">
        {busy && busyLabel}
      </span>
    </>
  )
}
