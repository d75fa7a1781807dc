import { type ComponentProps, Suspense } from 'react'
import { lazyPage, preloadPage } from '@/loading/lazy-page'
import { Skeleton } from '@/ui/skeleton'

/** Without its code a result is whole; it comes when the network does. */
const Nothing = () => null

const Loaded = lazyPage(() => import('./next-steps'), 'NextSteps', Nothing)

/** Loads the code of what a result calls for. @throws when it cannot be loaded; the result does without it, too */
export const loadNextSteps = () => preloadPage(Loaded)

/** What a result calls for. Its code comes behind the test, or behind a result that is opened by its address. */
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
