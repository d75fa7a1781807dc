import { useEffect, useState } from 'react'
import { storeOwnCatalogue } from '@/language/choose-language'
import { t } from '@/language/text'
import { keepAppOnDevice } from '@/loading/service-worker'
import { whenIdle } from '@/loading/when-idle'
import { Button } from '@/ui/button'
import { NetworkLine } from './network-line'
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

/** Stores the language of the page on the device, for starts without a network. */
function useStoredCatalogue() {
  useEffect(() => {
    whenIdle()
      .then(storeOwnCatalogue)
      .catch(() => undefined)
  }, [])
}

/**
 * The line at the foot of the screen that tells what the page cannot: that the network is gone and from when the copy on
 * the screen is, or that a new version waits. It stands behind every page, so that the app is kept on the device wherever
 * a student comes in; while a test runs or a PDF is read, nothing of it shows (`app-status` in styles.css).
 */
export function AppStatus() {
  const [update, dismiss] = useWaitingVersion()
  useCatchUp()
  useStoredCatalogue()
  useResumePayments()
  useShareTags()
  return (
    <div className="app-status pointer-events-none fixed inset-x-0 bottom-foot z-30 flex flex-col items-center gap-2 p-3 sm:items-start sm:p-5">
      <ScrollPlace />
      <div role="status" className="contents">
        <NetworkLine />
        {update && (
          <div className="new-version pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-edge/70 bg-raised py-2 pr-2 pl-4 text-status shadow-lg">
            {t('A new version is ready.')}
            <span className="flex gap-1">
              <Button look="quiet" onClick={dismiss}>
                {t('Later')}
              </Button>
              <Button look="outline" onClick={update}>
                {t('Update')}
              </Button>
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
