import type { ReactNode } from 'react'
import { t } from '@/language/text'

/**
 * A form that is disabled while it is busy. After each submit it tells a screen reader how many fields are wrong.
 */
export function FormFrame({
  busy,
  faults,
  onSubmit,
  children,
}: {
  busy: boolean
  faults: number
  onSubmit: () => Promise<void>
  children: ReactNode
}) {
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {faults > 1 && (
        <p role="alert" className="sr-only">
          {t('{count, plural, one {Check # field} other {Check # fields}} below.', { count: faults })}
        </p>
      )}
      <fieldset role="presentation" disabled={busy} className="grid">
        {children}
      </fieldset>
    </form>
  )
}
