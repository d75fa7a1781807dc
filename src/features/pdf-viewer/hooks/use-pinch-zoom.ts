import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { WindowPoint } from './use-page-position'

/** Milliseconds after the last turn of the wheel at which the pages are drawn at the new size. */
const wheelRest = 140

interface Pinch {
  /** CSS pixels between the fingers when the pinch began. */
  spread: number
  factor: number
  centre: WindowPoint
}

function spreadOf([a, b]: [Touch, Touch]): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
}

function twoOf(touches: TouchList): [Touch, Touch] | null {
  const [a, b] = [touches[0], touches[1]]
  return touches.length === 2 && a && b ? [a, b] : null
}

/**
 * Zooms by two fingers, and by the wheel with Ctrl, as track pads report a pinch. While it lasts the pages are only
 * stretched, which every phone does smoothly; when it ends they are drawn at the new size, around the same point.
 * @param content what is stretched inside the scroller.
 */
export function usePinchZoom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  zoomBy: (factor: number, around: WindowPoint) => void,
): void {
  const end = useEffectEvent(zoomBy)
  useEffect(() => {
    const element = scroller.current
    const pages = content.current
    if (!element || !pages) return
    let pinch: Pinch | null = null
    let rest: ReturnType<typeof setTimeout> | undefined

    const pointOf = (x: number, y: number): WindowPoint => {
      const { left, top } = element.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    const stretch = ({ factor, centre }: Pinch) => {
      pages.style.transformOrigin = `${element.scrollLeft + centre.x}px ${element.scrollTop + centre.y}px`
      pages.style.transform = `scale(${factor})`
    }
    const finish = () => {
      if (!pinch) return
      const { factor, centre } = pinch
      pinch = null
      pages.style.transform = ''
      if (Math.abs(factor - 1) > 0.01) end(factor, centre)
    }
    const onTouchStart = ({ touches }: TouchEvent) => {
      const two = twoOf(touches)
      if (!two) return
      const [a, b] = two
      const centre = pointOf((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
      pinch = { spread: spreadOf(two), factor: 1, centre }
    }
    const onTouchMove = (event: TouchEvent) => {
      const two = twoOf(event.touches)
      if (!two || !pinch) return
      event.preventDefault()
      pinch = { ...pinch, factor: spreadOf(two) / Math.max(pinch.spread, 1) }
      stretch(pinch)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const factor = (pinch?.factor ?? 1) * Math.exp(-event.deltaY / 200)
      pinch = { spread: 1, factor, centre: pinch?.centre ?? pointOf(event.clientX, event.clientY) }
      stretch(pinch)
      clearTimeout(rest)
      rest = setTimeout(finish, wheelRest)
    }
    element.addEventListener('touchstart', onTouchStart, { passive: true })
    element.addEventListener('touchmove', onTouchMove, { passive: false })
    element.addEventListener('touchend', finish)
    element.addEventListener('touchcancel', finish)
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      clearTimeout(rest)
      element.removeEventListener('touchstart', onTouchStart)
      element.removeEventListener('touchmove', onTouchMove)
      element.removeEventListener('touchend', finish)
      element.removeEventListener('touchcancel', finish)
      element.removeEventListener('wheel', onWheel)
    }
  }, [scroller, content])
}
