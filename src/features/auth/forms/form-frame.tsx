import type { ReactNode } from 'react'

/**
 * A form that is locked as a whole while it is busy, and tells a screen reader at each sending how many fields are wrong.
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
          {faults} fields need your attention.
        </p>
      )}
      <fieldset role="presentation" disabled={busy} className="grid gap-1">
        {children}
      </fieldset>
    </form>
  )
}
