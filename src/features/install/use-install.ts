import { useSyncExternalStore } from 'react'
import { followOffer, type OfferState, offerState } from './install-offer'
import { type InstallWay, installWay } from './model/install-way'

/** True inside the installed app: its window has no browser around it. */
function isInstalledApp(): boolean {
  const { standalone }: Navigator & { standalone?: unknown } = navigator
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

/** How the app can be installed here, null for not at all or where it is, and what became of the browser's offer. */
export function useInstall(): { readonly way: InstallWay | null; readonly offer: OfferState } {
  const offer = useSyncExternalStore(followOffer, offerState)
  const way = installWay({
    hasOffer: offer === 'open' || offer === 'asking',
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
  return { way: way !== null && isInstalledApp() ? null : way, offer }
}
