/**
 * What stands in for a page, or the error page, whose code could not be loaded. It belongs to the first load, so that
 * it is there when the network is not.
 */
export function LoadFailed() {
  return (
    <div role="alert" className="mx-auto grid max-w-lg justify-items-center gap-5 px-4 py-16 text-center">
      <title>Failed to load content</title>
      <p className="font-heading text-xl font-semibold">Failed to load content. Please try again.</p>
      <p className="text-muted">Check your internet connection. Nothing you saved is lost.</p>
      <button
        type="button"
        className="min-h-11 rounded-control bg-primary px-5 font-semibold text-primary-on hover:bg-secondary"
        onClick={() => location.reload()}
      >
        Try Again
      </button>
    </div>
  )
}
