import { useEffect, useEffectEvent, useState } from 'react'
import { type SittingClock, secondsLeft } from '@/own/attempts/device/sitting-clock'

/** How often the clock is looked at, in milliseconds: often enough that no second is seen to be skipped. */
const lookEvery = 250

/**
 * Whole seconds left until `deadline` (epoch milliseconds). They are read off the clock, never counted, so a device
 * that slept or a tab that was throttled gains no time; coming back to the tab looks at once.
 * @param onEnd called when none are left, and again at each look after that.
 */
export function useRemainingSeconds(deadline: number, clock: SittingClock, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, clock.now()))
  const look = useEffectEvent(() => {
    const seconds = secondsLeft(deadline, clock.now())
    setLeft(seconds)
    if (seconds === 0) onEnd()
  })
  useEffect(() => {
    const onLook = () => look()
    onLook()
    const timer = setInterval(onLook, lookEvery)
    document.addEventListener('visibilitychange', onLook)
    window.addEventListener('pageshow', onLook)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLook)
      window.removeEventListener('pageshow', onLook)
    }
  }, [])
  return left
}
