import { useEffect, useState } from 'react'

/** What a student does first with a page, or what a screen reader does for one. */
const uses = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const
/** Milliseconds after which a page that stands is taken to be read, by whatever means. */
const patience = 10_000

let isUsed = false

/**
 * False until the page has been touched, scrolled or reached by a key, or has stood for a while: what lies out of sight
 * may wait for that.
 */
export function useIsUsed(): boolean {
  const [isUsedNow, setUsedNow] = useState(isUsed)
  useEffect(() => {
    if (isUsedNow) return undefined
    const onUse = () => {
      isUsed = true
      setUsedNow(true)
    }
    const timer = setTimeout(onUse, patience)
    for (const use of uses) addEventListener(use, onUse, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const use of uses) removeEventListener(use, onUse, { capture: true })
    }
  }, [isUsedNow])
  return isUsedNow
}
