import { useEffect, useEffectEvent, useRef } from 'react'
import { readingPlaces } from '@/own/marks/reading-places'
import type { Place } from '../model/page-layout'

/** Milliseconds of rest after which the place is kept. */
const rest = 500

const isSame = (a: Place, b: Place) => a.page === b.page && Math.abs(a.fraction - b.fraction) < 0.01

/**
 * Keeps where the student reads: half a second after the last move, and when the viewer or the tab goes. A student who
 * has not moved has not read here, so nothing is kept: the place from another device may be newer.
 * @param start where the document was opened
 * @returns to be called at each move
 */
export function useKeptPlace(owner: string, key: string, start: Place, placeNow: () => Place): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(start)
  const keep = () => {
    const place = placeNow()
    if (isSame(last.current, place)) return
    last.current = place
    void readingPlaces.store(owner, key, place)
  }
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
