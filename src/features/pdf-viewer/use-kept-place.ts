import { useEffect, useEffectEvent, useRef } from 'react'
import type { Place } from './model/page-layout'
import { readingPlaces } from './reading-places'

/** Milliseconds of rest after which the place is kept. */
const rest = 500

/**
 * Keeps where the student reads: half a second after the last move, and when the viewer or the tab goes.
 * @returns what is to be called at each move.
 */
export function useKeptPlace(owner: string, key: string, placeNow: () => Place): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = () => void readingPlaces.keep(owner, key, placeNow())
  const keepAtLast = useEffectEvent(keep)
  useEffect(() => {
    window.addEventListener('pagehide', keepAtLast)
    return () => {
      window.removeEventListener('pagehide', keepAtLast)
      clearTimeout(timer.current)
      keepAtLast()
    }
  }, [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, rest)
  }
}
