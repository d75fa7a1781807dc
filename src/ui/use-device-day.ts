import { useEffect, useState } from 'react'
import { type IndiaDay, indiaDayOf } from '@/domain/india-day'

/** Milliseconds between two looks at the clock. */
const lookEvery = 30_000

/**
 * The day that it is in India by the device's clock, which also dates what is answered in revision. Nothing but the
 * student's own plan depends on it.
 */
export function useDeviceDay(): IndiaDay {
  const [day, setDay] = useState(() => indiaDayOf(Date.now()))
  useEffect(() => {
    const look = () => setDay(indiaDayOf(Date.now()))
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return day
}
