import { useEffect, useRef } from 'react'

/** For the heading of a screen that takes the place of another one: the page goes to its top, reading starts here. */
export function useStartReading() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}
