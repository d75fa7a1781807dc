import { useRecallSession } from '@/session'
import { Alerts } from '@/ui/dialog/alerts'
import { ErrorBoundary } from './error-boundary'
import { AppRoutes } from './routes'

/** The whole app, inside whichever router its entry gives it (browser or static). */
export function App() {
  useRecallSession()
  return (
    <ErrorBoundary>
      <AppRoutes />
      <Alerts />
    </ErrorBoundary>
  )
}
