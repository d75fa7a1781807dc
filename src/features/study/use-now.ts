import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, told anew every `every` milliseconds and when the page is shown again. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    const timer = setInterval(tell, every)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [every])
  return now
}
