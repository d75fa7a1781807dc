import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, 250)
  // A throttled or sleeping tab is right again the moment it is looked at.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const never = () => () => undefined

/**
 * Whole seconds until the deadline, null without one; calls `onTimeUp` when none are left. It reads the clock each time
 * and counts nothing down.
 */
export function useSecondsLeft(endsAt: number | null, onTimeUp: () => void): number | null {
  const seconds = useSyncExternalStore(endsAt === null ? never : everyTick, () =>
    endsAt === null ? null : secondsUntil(endsAt),
  )
  const timeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (seconds === 0) timeUp()
  }, [seconds])
  return seconds
}
