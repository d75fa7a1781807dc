import { useDeferredValue, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False while a page is prerendered and while that page is hydrated; what it changes then is drawn in slices. */
export function useIsInBrowser(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      neverChanges,
      () => true,
      () => false,
    ),
  )
}
