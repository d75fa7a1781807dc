import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { frontOf, stepsTo } from './ring'
import { useOnScreen, useReducedMotion, useTabVisible, useTick } from './use-rotation'

/** Marks the pause button: its focus must not hold the ring that it has just set going. */
export const togglesRotation = 'data-toggles-rotation'

/**
 * The ring's place and whether it turns by itself (spec section 4, carousel index). It turns unless one of these holds:
 * paused by its button; a mouse over it; focus on it, the pause button apart; a hidden tab; off the screen; less motion
 * asked for; fewer than two pictures.
 */
export function useCarousel(region: RefObject<Element | null>, count: number, intervalMs: number) {
  const [turn, setTurn] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useReducedMotion()
  const visible = useTabVisible()
  const onScreen = useOnScreen(region)
  const rotating = count > 1 && !paused && !hovered && !focused && !still && visible && onScreen
  const step = (steps: number) => {
    if (count > 1) setTurn((now) => now + steps)
  }
  const goTo = (place: number) => setTurn((now) => now + stepsTo(place, now, count))
  useTick(rotating, intervalMs, turn, (now) => setTurn(now + 1))

  const keys = new Map([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(count - 1)],
  ])
  return {
    turn,
    front: frontOf(turn, count),
    rotating,
    paused,
    /** False where nothing would ever turn, so that there is nothing to pause. */
    canRotate: count > 1 && !still,
    step,
    goTo,
    togglePaused: () => setPaused((before) => !before),
    regionEvents: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(!event.target.hasAttribute(togglesRotation)),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = keys.get(event.key)
        if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        move()
      },
    },
  }
}
