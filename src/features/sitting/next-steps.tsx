import { type ComponentProps, Suspense } from 'react'
import { lazyPage, preloadPage } from '@/loading/lazy-page'
import { Skeleton } from '@/ui/skeleton'

/** A result is complete without this code, which loads when the network is back. */
const Nothing = () => null

const Loaded = lazyPage(() => import('./after-result'), 'AfterResult', Nothing)

/** Loads the code of the next steps. @throws when it cannot be loaded */
export const loadNextSteps = () => preloadPage(Loaded)

/** The next steps after a result (`after-result.tsx`). Their code loads behind the test, or behind the result itself. */
export function NextSteps(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense
      fallback={
        <div aria-hidden>
          <Skeleton className="mt-5 h-52 rounded-card" />
          <Skeleton className="mt-5 h-80 rounded-card" />
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}
