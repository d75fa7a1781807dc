import { lazyPage, preloadPage } from '@/loading/lazy-page'
import { useLoadBehind } from '@/loading/when-idle'

/** The code of all but the score and the review of a result; it loads behind the test, or behind the result itself. */
const load = () => import('./parts')

export const later = {
  NextStep: lazyPage(load, 'NextStep', () => null),
  Summary: lazyPage(load, 'Summary'),
  TimePerQuestion: lazyPage(load, 'TimePerQuestion'),
}

const loadParts = () => preloadPage(later.Summary)

/** For a sitting: loads that code, so that the result is complete at once, and does not move under a finger. */
export const useResultBehind = () => useLoadBehind(loadParts)
