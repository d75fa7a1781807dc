import { useEffect, useEffectEvent } from 'react'

/** Milliseconds without a key after which what was typed is kept. */
const pause = 700

/**
 * Keeps what is typed as it is typed: after a pause, and where the field goes in the middle of a word.
 * @param draft what is typed and not kept yet; null for nothing
 */
export function useKeptWhileTyped(draft: string | null, keep: () => void): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => keepNow(), pause)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => keepNow(), [])
}
