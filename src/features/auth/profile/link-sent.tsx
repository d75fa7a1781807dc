/** Says that a link was mailed, and what opening it does. */
import { Trans } from '@/language/trans'

export function LinkSent({ to, then }: { to: string; then: string }) {
  return (
    <p role="status" className="mb-4 rounded-control border border-success-line bg-success-tint px-4 py-2.5">
      <Trans
        message={'We sent a link to <b>{to}</b>. {then} Check your spam folder too.'}
        values={{ to, then }}
        parts={{ b: <strong className="font-semibold" /> }}
      />
    </p>
  )
}
