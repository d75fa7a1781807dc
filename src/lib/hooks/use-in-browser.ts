import { useDeferredValue, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * What only a browser can tell. While a page is made as HTML, and while the app takes over that page, which must then be the
 * same, it is `inHtml`.
 * @param inBrowser gives the same value each time
 */
export const useInBrowser = <Value>(inBrowser: () => Value, inHtml: Value): Value =>
  useSyncExternalStore(neverChanges, inBrowser, () => inHtml)

/** False while a page is prerendered and while that page is hydrated; what it changes then is drawn in slices. */
export const useIsInBrowser = (): boolean => useDeferredValue(useInBrowser(() => true, false))
