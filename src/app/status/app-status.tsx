import { CloudOff, Hourglass, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatMoment } from '@/lib/dates'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { keepAppOnDevice } from '@/loading/service-worker'
import { Button } from '@/ui/button'
import { ScrollPlace } from './scroll-place'
import { useCatchUp } from './use-catch-up'
import { useResumePayments } from './use-resume-payments'
import { useShareTags } from './use-share-tags'

/** "Later" holds until the next start, whatever layout is shown. */
let putOff = false

/** What starts the new version; null while there is none, or none is wanted. */
function useWaitingVersion() {
  const [update, setUpdate] = useState<(() => void) | null>(null)
  useEffect(
    () =>
      keepAppOnDevice((start) => {
        if (!putOff) setUpdate(() => start)
      }),
    [],
  )
  const dismiss = () => {
    putOff = true
    setUpdate(null)
  }
  return [update, dismiss] as const
}

/** It goes by itself after a while (`passing` in styles.css), so that it covers no button for long. */
function NetworkLine({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="passing pointer-events-auto flex items-center gap-2.5 rounded-control border border-edge/70 bg-raised px-4 py-2.5 text-status shadow-lg">
      <Icon size={18} aria-hidden className="flex-none text-warning" />
      {children}
    </p>
  )
}

/**
 * The line at the foot of the screen that tells what the page cannot: that the network is gone and from when the copy on
 * the screen is, or that a new version waits. It stands behind every page, so that the app is kept on the device wherever
 * a student comes in; while a test runs or a PDF is read, nothing of it shows (`app-status` in styles.css).
 */
export function AppStatus() {
  const network = useNetworkState()
  const [update, dismiss] = useWaitingVersion()
  useCatchUp()
  useResumePayments()
  useShareTags()
  return (
    <div className="app-status pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col items-center gap-2 p-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:items-start sm:p-5">
      <ScrollPlace />
      <div role="status" className="contents">
        {network.status === 'offline' && (
          <NetworkLine key={network.keptFrom} Icon={CloudOff}>
            {network.keptFrom === null
              ? 'You are offline.'
              : `You are offline. Showing what was kept on ${formatMoment(new Date(network.keptFrom))}.`}
            <Link to={paths.offline} className="-my-2.5 flex min-h-11 flex-none items-center underline">
              What is kept
            </Link>
          </NetworkLine>
        )}
        {network.status === 'slow' && (
          <NetworkLine Icon={Hourglass}>The network is slow. An answer is still on its way.</NetworkLine>
        )}
        {update && (
          <div className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-edge/70 bg-raised py-2 pr-2 pl-4 text-status shadow-lg">
            A new version is ready.
            <span className="flex gap-1">
              <Button look="quiet" onClick={dismiss}>
                Later
              </Button>
              <Button look="outline" onClick={update}>
                Update
              </Button>
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
