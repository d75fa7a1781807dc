import { useEffect, useRef, useState } from 'react'
import { type SittingClock, useRemainingSeconds } from '@/features/attempts'
import { spokenTime } from '../model/spoken-time'

/** Seconds left at which the time is said to who cannot see it. */
const saidAt = [600, 300, 60]

const nothing = () => {}

/** Says the time left at 10, 5 and 1 minute, and when it is asked for (`asked` grows); else it is silent. */
export function TimeAnnouncer({
  deadline,
  clock,
  asked,
}: {
  deadline: number
  clock: SittingClock
  asked: number
}) {
  const seconds = useRemainingSeconds(deadline, clock, nothing)
  const [said, setSaid] = useState('')
  const before = useRef({ seconds, asked })
  useEffect(() => {
    const crossed = saidAt.some((mark) => before.current.seconds > mark && seconds <= mark)
    if (crossed || before.current.asked !== asked) setSaid(spokenTime(seconds))
    before.current = { seconds, asked }
  }, [seconds, asked])
  return (
    <p role="status" aria-live="assertive" className="sr-only">
      {said}
    </p>
  )
}
