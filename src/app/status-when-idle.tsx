import { type ComponentType, lazy, Suspense } from 'react'
import { whenIdle } from '@/lib/when-idle'

const AppStatus = lazy<ComponentType>(() =>
  whenIdle()
    .then(() => import('./status/app-status'))
    .then(
      (module) => ({ default: module.AppStatus }),
      // Nobody misses it but the note itself.
      () => ({ default: () => null }),
    ),
)

/**
 * The app's status, for every layout; its code comes when the page is idle. One element for good, so that no new render
 * of a layout reaches it before its code has come.
 */
export const statusWhenIdle = (
  <Suspense fallback={null}>
    <AppStatus />
  </Suspense>
)
