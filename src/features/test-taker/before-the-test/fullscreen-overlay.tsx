import { Maximize } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { tests } from '@/config/limits'
import { t } from '@/language/text'
import { PageTitle } from '@/ui/page-title'

/** Calls `onTime` once, `milliseconds` after the component came. */
function useTimeout(milliseconds: number, onTime: () => void): void {
  const run = useEffectEvent(onTime)
  useEffect(() => {
    const timer = setTimeout(() => run(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
}

/** What stands before the test for two seconds (spec section 2, test taker). */
export function FullscreenOverlay({ title, onDone }: { title: string; onDone: () => void }) {
  useTimeout(tests.fullscreenOverlayMs, onDone)
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <PageTitle title={title} />
      <div role="status" className="grid justify-items-center gap-3">
        <span className="mb-2 grid size-16 place-items-center rounded-full bg-raised text-muted">
          <Maximize size={28} aria-hidden />
        </span>
        <h1 className="text-2xl">{t('Entering Fullscreen Mode')}</h1>
        <p className="text-muted">{title}</p>
      </div>
    </main>
  )
}
