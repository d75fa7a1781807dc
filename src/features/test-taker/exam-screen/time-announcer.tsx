import { useEffect, useRef, useState } from 'react'
import { type SittingClock, useRemainingSeconds } from '@/features/sitting'
import { spokenTime } from '../model/spoken-time'

/** Seconds left at which a screen reader says the time. */
const saidAt = [600, 300, 60]

const nothing = () => {}

/** Announces the time left at 10, 5 and 1 minute, and whenever `requests` grows. */
export function TimeAnnouncer({
  deadline,
  clock,
  requests,
}: {
  deadline: number
  clock: SittingClock
  requests: number
}) {
  const seconds = useRemainingSeconds(deadline, clock, nothing)
  const [said, setSaid] = useState({ text: '', times: 0 })
  const before = useRef({ seconds, requests })
  useEffect(() => {
    const crossed = saidAt.some((mark) => before.current.seconds > mark && seconds <= mark)
    if (crossed || before.current.requests !== requests)
      setSaid(({ times }) => ({ text: spokenTime(seconds), times: times + 1 }))
    before.current = { seconds, requests }
  }, [seconds, requests])
  return (
    <p role="status" aria-live="assertive" className="sr-only">
      {/* A new element each time, so that a screen reader says the same words again. */}
      <span key={said.times}>{said.text}</span>
    </p>
  )
}
