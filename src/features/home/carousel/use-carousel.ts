import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { frontOf, stepsTo } from './ring'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function followReducedMotion(changed: () => void) {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether any of the element is on the screen, in the visible tab. */
function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return document.visibilityState === 'visible' && bottom >= 0 && top <= innerHeight
}

/**
 * The ring's position and its rotation (spec section 4, carousel index). It rotates unless one of these holds: paused by
 * its button; a mouse over it; focus in it, except on the pause button; a hidden tab; off the screen; reduced motion; fewer
 * than two pictures. After each move a picture stays in front for `intervalMs`.
 */
export function useCarousel(region: RefObject<Element | null>, count: number, intervalMs: number) {
  const [turn, setTurn] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isReduced = useSyncExternalStore(followReducedMotion, () => matchMedia(reducedMotion).matches)
  const canRotate = count > 1 && !isReduced
  const isRotating = canRotate && !isPaused && !isHovered && !isFocused

  const tick = useEffectEvent((from: number) => {
    if (region.current && isOnScreen(region.current)) setTurn(from + 1)
  })
  useEffect(() => {
    if (!isRotating) return undefined
    const timer = setInterval(() => tick(turn), intervalMs)
    return () => clearInterval(timer)
  }, [isRotating, intervalMs, turn])

  const step = (steps: number) => {
    if (count > 1) setTurn(turn + steps)
  }
  const goTo = (place: number) => setTurn(turn + stepsTo(place, turn, count))
  const keys = new Map([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(count - 1)],
  ])
  return {
    turn,
    front: frontOf(turn, count),
    isRotating,
    isPaused,
    /** False where nothing ever rotates, so nothing can be paused. */
    canRotate,
    step,
    goTo,
    togglePaused: () => setPaused(!isPaused),
    regionEvents: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        const move = keys.get(event.key)
        if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        move()
      },
    },
  }
}
