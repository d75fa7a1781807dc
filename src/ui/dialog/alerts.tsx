import { useSyncExternalStore } from 'react'
import { AlertDialog } from './alert-dialog'
import { currentAlert, subscribeToAlerts } from './alert-store'

/** Shows the first alert of the queue; mounted once, at the root of the app. */
export function Alerts() {
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null)
  return (
    alert && (
      <AlertDialog
        key={alert.id}
        message={alert.message}
        choice={alert.choice}
        onAcknowledge={alert.acknowledge}
      />
    )
  )
}
