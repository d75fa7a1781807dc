import { useEffect, useState } from 'react'
import { serverTime } from '../server-time'

/** Milliseconds that the server has to say what time it is. */
const patience = 5000

/**
 * The server's time in epoch milliseconds, anew every second; the device's own until the server has answered, and while it
 * cannot. It is asked again when the page is shown or the network is back.
 */
export function useServerNow(): number {
  const [ahead, setAhead] = useState(0)
  const [wall, setWall] = useState(() => Date.now())
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const time = await serverTime(patience)
      if (isHere && time !== null) setAhead(time - Date.now())
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    const timer = setInterval(() => setWall(Date.now()), 1000)
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('online', onVisible)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('online', onVisible)
    }
  }, [])
  return wall + ahead
}
