/** The error page when even its code cannot be loaded; plain HTML and a real link. */
export function MinimalErrorPage() {
  return (
    <main className="page-column py-16" role="alert">
      <h1 className="text-2xl">Oops! Something went wrong</h1>
      <p className="mt-3 text-muted">Nothing you saved is lost. Check your connection and reload.</p>
      <a href={location.href} className="mt-6 inline-flex min-h-11 items-center font-semibold text-secondary">
        Reload
      </a>
    </main>
  )
}
