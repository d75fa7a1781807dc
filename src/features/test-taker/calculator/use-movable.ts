import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react'

interface Place {
  /** Pixels from the left and the top of the window. */
  x: number
  y: number
}

/** Pixels that an arrow key moves. */
const step = 16
const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/**
 * A panel that can be moved about the window by its handle, with a pointer or the arrow keys. It stays where it was
 * put, and within the window.
 * @returns `place`: the style variables `--x`, `--y` and `--bottom`, undefined until it is moved; `handle`: the
 * listeners of the button that moves it
 */
export function useMovable(panel: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState<Place | null>(null)
  /** From the pointer to the panel's corner, while it is dragged. */
  const grip = useRef<Place | null>(null)
  const moveTo = ({ x, y }: Place) => {
    const { width = 0, height = 0 } = panel.current?.getBoundingClientRect() ?? {}
    const within = (value: number, end: number) => Math.max(0, Math.min(value, end))
    setAt({ x: within(x, innerWidth - width), y: within(y, innerHeight - height) })
  }
  const place = at && ({ '--x': `${at.x}px`, '--y': `${at.y}px`, '--bottom': 'auto' } as CSSProperties)
  return {
    place: place ?? undefined,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { left = 0, top = 0 } = panel.current?.getBoundingClientRect() ?? {}
        grip.current = { x: left - event.clientX, y: top - event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (grip.current) moveTo({ x: clientX + grip.current.x, y: clientY + grip.current.y })
      },
      onPointerUp() {
        grip.current = null
      },
      onPointerCancel() {
        grip.current = null
      },
      onKeyDown(event: KeyboardEvent) {
        const by = arrows[event.key]
        if (!by || !panel.current) return
        event.preventDefault()
        const { left, top } = panel.current.getBoundingClientRect()
        moveTo({ x: left + by.x, y: top + by.y })
      },
    },
  }
}
