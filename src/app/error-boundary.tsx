import { Component, type ReactNode } from 'react'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'

/** An unexpected error shows a page with a way back, never a white screen (design.md section 10). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorPanel
          headingLevel="h1"
          title="Oops! Something went wrong"
          message="Nothing you saved is lost. Reload the page, or start again from home."
          retryLabel="Reload"
          onRetry={() => location.reload()}
          actions={
            // A real page load: whatever broke is left behind.
            <Button onClick={() => location.assign(paths.home)}>Go Home</Button>
          }
        />
      </main>
    )
  }
}
