import { Component, lazy, type ReactNode, Suspense } from 'react'
import { LoadFailed } from '@/ui/load-failed'

const UnexpectedErrorPage = lazy(() =>
  import('./unexpected-error-page').then(
    (module) => ({ default: module.UnexpectedErrorPage }),
    // The network may be what failed: then the page says so with what is already here.
    () => ({ default: LoadFailed }),
  ),
)

/** An unexpected error shows a page with a way back, never a white screen (design.md section 10). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Suspense fallback={null}>
        <UnexpectedErrorPage />
      </Suspense>
    )
  }
}
