import { Component, type ReactNode } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'

/** What an unexpected error leaves on the screen: a reason to stay calm and two ways on. */
function UnexpectedErrorPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorPanel
        headingLevel="h1"
        title={t('Oops! Something went wrong')}
        message={t('Nothing you saved is lost. Reload the page, or start again from home.')}
        retryLabel={t('Reload')}
        onRetry={() => location.reload()}
        // Real page loads: whatever broke is left behind.
        actions={<Button onClick={() => location.assign(paths.home)}>{t('Go Home')}</Button>}
      />
    </main>
  )
}

/** An unexpected error shows a page with a way back, never a white screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <UnexpectedErrorPage /> : this.props.children
  }
}
