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
  const [said, setSaid] = useState({ text: '', times: 0 })
  const before = useRef({ seconds, asked })
  useEffect(() => {
    const crossed = saidAt.some((mark) => before.current.seconds > mark && seconds <= mark)
    if (crossed || before.current.asked !== asked)
      setSaid(({ times }) => ({ text: spokenTime(seconds), times: times + 1 }))
    before.current = { seconds, asked }
  }, [seconds, asked])
  return (
    <p role="status" aria-live="assertive" className="sr-only">
      {/* Another element each time: asked for twice in a minute, the same words are said twice. */}
      <span key={said.times}>{said.text}</span>
    </p>
  )
}
