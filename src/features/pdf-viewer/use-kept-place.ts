import { useEffect, useEffectEvent } from 'react'
import type { Place } from './model/page-layout'
import { readingPlaces } from './reading-places'

/** Milliseconds of rest after which the place is kept. */
const rest = 500

/** Keeps where the student reads: when the page has been in view for a moment, and when the viewer or the tab goes. */
export function useKeptPlace(owner: string, key: string, page: number, placeNow: () => Place): void {
  const keep = useEffectEvent(() => void readingPlaces.keep(owner, key, placeNow()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is read starts the rest anew.
  useEffect(() => {
    const timer = setTimeout(keep, rest)
    return () => clearTimeout(timer)
  }, [page])
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
}
