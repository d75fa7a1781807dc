import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on an element whenever `place` changes: there a new question starts for eyes and screen readers. */
export function useReadingStart<T extends HTMLElement>(place: number): RefObject<T | null> {
  const ref = useRef<T>(null)
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (last.current !== place) ref.current?.focus()
    last.current = place
  }, [place])
  return ref
}

/** Keeps an element in sight within its scrolling box whenever `current` becomes true. */
export function useKeptInSight<T extends HTMLElement>(current: boolean): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (current) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return ref
}
