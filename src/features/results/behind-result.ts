import { paths } from '@/config/paths'
import { lazyPage, preloadPage } from '@/loading/lazy-page'
import { loadAhead } from '@/loading/route-code'
import { useLoadBehind } from '@/loading/when-idle'

/** The code of all but the score and the review of a result; it loads behind the test, or behind the result itself. */
const load = () => import('./parts')

export const later = {
  Cutoffs: lazyPage(load, 'Cutoffs', () => null),
  NextSteps: lazyPage(load, 'NextSteps', () => null),
  Summary: lazyPage(load, 'Summary'),
  TimePerQuestion: lazyPage(load, 'TimePerQuestion'),
}

const loadParts = () => {
  // A press on the result begins a practice of its questions, also offline.
  loadAhead(paths.ownPractice('next'))
  return preloadPage(later.Summary)
}

/** Loads that code, so that the result is complete at once, and the page to which its next steps lead. */
export const useResultBehind = () => useLoadBehind(loadParts)
