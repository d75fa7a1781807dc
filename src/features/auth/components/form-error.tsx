/** The message of a form as a whole: what the service answered. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p
      role="alert"
      className="rounded-control border border-error-line bg-error-tint px-4 py-3 text-sm text-error"
    >
      {message}
    </p>
  )
}
