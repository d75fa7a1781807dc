import { type PointerEvent, useRef } from 'react'

/** Pixels that a finger must travel sideways. */
const swipeDistance = 40

/**
 * Handlers for an element that is swiped: `onSwipe(1)` when the finger goes left, for the next one, `onSwipe(-1)` when it
 * goes right. A press that does not travel is `onPress` with what was pressed.
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void, onPress: (target: Element) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = null
      if (Math.abs(x) >= swipeDistance && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
      else if (Math.hypot(x, y) < 10 && event.target instanceof Element) onPress(event.target)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
