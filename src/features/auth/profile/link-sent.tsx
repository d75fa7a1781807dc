import { t } from '@/language/text'
import { Trans } from '@/language/trans'

/**
 * Says that a link was mailed.
 * @param then the sentence that says what opening the link does
 */
export function LinkSent({ to, then }: { to: string; then: string }) {
  return (
    <p role="status" className="mb-4 rounded-control border border-success-line bg-success-tint px-4 py-2.5">
      <Trans
        message={'We sent a link to <b>{email}</b>.'}
        values={{ email: to }}
        parts={{ b: <strong className="font-semibold" /> }}
      />{' '}
      {then} {t('Check your spam folder too.')}
    </p>
  )
}
