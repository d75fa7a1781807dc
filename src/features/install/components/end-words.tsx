import { useEffect, useRef } from 'react'

/** How it ended. Takes the focus of the button that it replaces, and so is read out. */
export function EndWords({ children }: { children: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={ref} tabIndex={-1} className="text-muted">
      {children}
    </p>
  )
}
