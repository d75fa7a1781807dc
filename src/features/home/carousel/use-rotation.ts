import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function followReducedMotion(changed: () => void) {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the student has asked their device for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(followReducedMotion, () => matchMedia(reducedMotion).matches)
}

function followVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the tab is the one that is looked at. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(followVisibility, () => document.visibilityState === 'visible')
}

/** Whether any of the element is on the screen. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries[entries.length - 1]?.isIntersecting ?? false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return onScreen
}

/** Calls `onTick` with `turn` when it has not changed for `ms`, so the ring stays for a while where somebody moved it. */
export function useTick(runs: boolean, ms: number, turn: number, onTick: (turn: number) => void): void {
  const tick = useEffectEvent(onTick)
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => tick(turn), ms)
    return () => clearTimeout(timer)
  }, [runs, ms, turn])
}
