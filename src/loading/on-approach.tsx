import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { idleMoment } from './when-idle'

/**
 * Settles when the element comes near the screen and the page has nothing better to do; never once `signal` is aborted.
 * @param reach pixels below the screen that count as near
 */
export function whenNear(element: Element, reach: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void idleMoment().then(() => signal?.aborted || resolve())
      },
      { rootMargin: `${reach}px 0px` },
    )
    observer.observe(element)
    signal?.addEventListener('abort', () => observer.disconnect())
  })
}

/** Shows `waiting` until it comes near the screen, and `children`, which load their code and data, from then on. */
export function OnApproach({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return undefined
    const stop = new AbortController()
    void whenNear(ref.current, 300, stop.signal).then(() => setNear(true))
    return () => stop.abort()
  }, [])
  // Nothing moves where nobody looks.
  return (
    <div ref={ref} className={near ? undefined : 'still'}>
      {near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  )
}
