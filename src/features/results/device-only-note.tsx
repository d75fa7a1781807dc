import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useOwner } from '@/session'
import { ButtonLink } from '@/ui/button'

/** Where the result of a visitor is, and what keeps it. */
function VisitorsNote() {
  const { pathname, search } = useLocation()
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3">
      <p className="text-muted">
        {t('This result is only on this device. Create a free account to save it.')}
      </p>
      <ButtonLink
        to={paths.register}
        state={{ from: pathname + search }}
        look="quiet"
        className="max-sm:-ml-4"
      >
        {t('Create free account')}
      </ButtonLink>
    </div>
  )
}

/** Where the result is, when not in the account. Offline the note stays, so that the page does not move a second time. */
export function DeviceOnlyNote() {
  const owner = useOwner()
  const isOffline = useNetworkState().status === 'offline'
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  if (owner === visitor) return <VisitorsNote />
  if (!wasOffline) return null
  return (
    <p className="mb-5 text-muted">
      {isOffline
        ? t('Saved on this device. We will sync it when you are online.')
        : t('Saved on this device. You are online, so we are syncing it now.')}
    </p>
  )
}
