import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentAlert, subscribeToAlerts } from './alert-store'

// Loaded with the first alert: most visits have none.
const AlertDialog = lazy(() => import('./alert-dialog').then((module) => ({ default: module.AlertDialog })))

/** Shows the first alert of the queue; mounted once, at the root of the app. */
export function Alerts() {
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null)
  return (
    <Suspense fallback={null}>
      {alert && <AlertDialog key={alert.id} message={alert.message} onAcknowledge={alert.acknowledge} />}
    </Suspense>
  )
}
