import { Alerts } from '@/ui/alerts'
import { ErrorBoundary } from './error-boundary'
import { AppRoutes } from './routes'

/** The whole app, inside whichever router its entry gives it (browser or static). */
export function App() {
  return (
    <ErrorBoundary>
      <AppRoutes />
      <Alerts />
    </ErrorBoundary>
  )
}
