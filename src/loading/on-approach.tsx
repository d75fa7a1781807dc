import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { idleMoment } from './when-idle'

/** Pixels below the screen at which a section is asked for. */
const reach = '300px 0px'

/** Settles when the element comes near the screen and the page has nothing better to do; never once `signal` is aborted. */
export function whenNear(element: Element, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void idleMoment().then(() => signal?.aborted || resolve())
      },
      { rootMargin: reach },
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
    void whenNear(ref.current, stop.signal).then(() => setNear(true))
    return () => stop.abort()
  }, [])
  return <div ref={ref}>{near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
}
