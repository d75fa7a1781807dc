/** Says that a link was mailed, and what opening it does. */
export function LinkSent({ to, then }: { to: string; then: string }) {
  return (
    <p role="status" className="mb-4 rounded-control border border-success-line bg-success-tint px-4 py-2.5">
      We sent a link to <strong className="font-semibold">{to}</strong>. {then} Check your spam folder too.
    </p>
  )
}
