import { lazyPage, preloadPage } from '@/loading/lazy-page'

/** A result is complete without this code, which loads when the network is back. */
const Nothing = () => null

/** The code of what stands below the score of a result; it loads behind the test, or behind the result itself. */
const load = () => import('./after-result')

export const AfterResult = lazyPage(load, 'AfterResult', Nothing)
export const TimePerQuestion = lazyPage(load, 'TimePerQuestion', Nothing)

/** Loads the code of what stands below the score. @throws when it cannot be loaded */
export const loadBehindResult = () => preloadPage(AfterResult)
