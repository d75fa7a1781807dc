import { useEffect, useRef } from 'react'

/**
 * Work that a press begins, one at a time: a press while it is under way counts for nothing. The work is told by `isHere`
 * whether its page still stands, because it may end when the student has gone elsewhere, or has signed out.
 */
export function useOneRun(): (work: (isHere: () => boolean) => Promise<void>) => Promise<void> {
  const isRunning = useRef(false)
  const stands = useRef(false)
  useEffect(() => {
    stands.current = true
    return () => {
      stands.current = false
    }
  }, [])
  return async (work) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await work(() => stands.current)
    } finally {
      isRunning.current = false
    }
  }
}
