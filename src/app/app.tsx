import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentAlert, subscribeToAlerts } from '@/ui/alert-store'
import { ErrorBoundary } from './error-boundary'
import { AppRoutes } from './routes'

// Loaded with the first alert: most visits have none.
const AlertDialog = lazy(() =>
  import('@/ui/alert-dialog').then((module) => ({ default: module.AlertDialog })),
)

/** The first alert of the queue. */
function Alerts() {
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null)
  return alert && <AlertDialog key={alert.id} message={alert.message} onAcknowledge={alert.acknowledge} />
}

/** The whole app, inside whichever router its entry gives it (browser or static). */
export function App() {
  return (
    <ErrorBoundary>
      <AppRoutes />
      <Suspense fallback={null}>
        <Alerts />
      </Suspense>
    </ErrorBoundary>
  )
}
