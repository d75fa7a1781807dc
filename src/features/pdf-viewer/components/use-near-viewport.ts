import { type RefObject, useEffect, useState } from 'react'

/** True while the element is within one and a half screens of what is seen in its scroller. */
export function useNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      // Measured from the scroller, so that pages above and below are drawn before they come into sight.
      { root: element.closest('[data-scroller]'), rootMargin: '150% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return near
}
