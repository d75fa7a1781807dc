import { paths } from '@/config/paths'
import { lazyPage, preloadPage } from '@/loading/lazy-page'
import { loadAhead } from '@/loading/route-code'
import { useLoadBehind } from '@/loading/when-idle'

/** The result of an attempt; its code loads behind the test. */
export const Result = lazyPage(() => import('./result'), 'Result')

const loadResult = () => {
  // A press on the result begins a practice of its questions, also offline.
  loadAhead(paths.ownPractice('next'))
  return preloadPage(Result)
}

/** Loads the code of the result, so that it shows at once, and the page to which its next steps lead. */
export const useResultBehind = () => useLoadBehind(loadResult)
