import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Pixels below the screen at which a section's data is asked for. */
const reach = '300px 0px'

/** A ref for an element, and whether it has come near the screen while the page had nothing better to do. */
function useApproach() {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let gone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void whenIdle().then(() => gone || setNear(true))
      },
      { rootMargin: reach },
    )
    observer.observe(element)
    return () => {
      gone = true
      observer.disconnect()
    }
  }, [])
  return { ref, near }
}

/** Shows `waiting` until it comes near the screen, and `children`, which load their code and data, from then on. */
export function OnApproach({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { ref, near } = useApproach()
  return <div ref={ref}>{near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
}
