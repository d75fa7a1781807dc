import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False while a page is prerendered and while that page is hydrated. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
