import { useEffect, useRef, useState } from 'react'
import { type SittingClock, useRemainingSeconds } from '@/features/sitting'
import { spokenTime } from '../model/spoken-time'

/** Seconds left at which a screen reader says the time. */
const saidAt = [600, 300, 60]

const nothing = () => {}

/** Says the time left at 10, 5 and 1 minute, and whenever `asked` grows; otherwise it is silent. */
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
      {/* A new element each time, so that the same words are said again when they are asked for again. */}
      <span key={said.times}>{said.text}</span>
    </p>
  )
}
