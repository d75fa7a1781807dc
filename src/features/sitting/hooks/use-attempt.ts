import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Sitting } from '@/domain/sitting/sitting-state'
import { serverTime } from '@/lib/server-time'
import type { Attempt } from '@/own/attempts/attempt'
import { attemptStore } from '@/own/attempts/device/attempt-store'
import { type ClockReading, createSittingClock, type SittingClock } from '@/own/attempts/device/sitting-clock'
import { type AttemptKeeper, type AttemptView, createAttemptKeeper } from '../attempt-keeper'

/** Milliseconds that the server has to answer: with one look at the clock, less than two seconds. */
const serverPatience = 1500
/** The same when a sitting starts: much else loads then, and nothing waits for this answer. */
const firstPatience = 5000

/** Milliseconds between two signs of life. */
const signEvery = 5000

function startClock(kept: ClockReading | null): SittingClock {
  let patience = firstPatience
  return createSittingClock({
    wall: () => Date.now(),
    steady: () => performance.now(),
    serverTime: () => {
      const answer = serverTime(patience)
      patience = serverPatience
      return answer
    },
    kept,
  })
}

/** Stores the clock's reading: every few seconds, and when the page is hidden, which may be its end. */
function useSignsOfLife(owner: string, id: string, clock: SittingClock): void {
  useEffect(() => {
    const sign = () => void attemptStore.keepReading(owner, id, clock.reading())
    sign()
    const timer = setInterval(sign, signEvery)
    document.addEventListener('visibilitychange', sign)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sign)
    }
  }, [owner, id, clock])
}

/**
 * One sitting of `owner`, from `initial`, stored on the device for as long as the component lives.
 * @param reading the last reading of its clock, when it is resumed
 */
export function useAttempt(
  owner: string,
  attempt: Omit<Attempt, 'sitting'>,
  initial: Sitting,
  reading: ClockReading | null,
): AttemptView & Pick<AttemptKeeper, 'act'> & { clock: SittingClock } {
  const [clock] = useState(() => startClock(reading))
  const [keeper] = useState(() =>
    createAttemptKeeper({
      sitting: initial,
      save: (sitting) => attemptStore.save(owner, { ...attempt, sitting }),
      now: clock.now,
    }),
  )
  useEffect(() => {
    keeper.open()
    return keeper.close
  }, [keeper])
  useSignsOfLife(owner, attempt.id, clock)
  const view = useSyncExternalStore(keeper.subscribe, keeper.view)
  return { ...view, act: keeper.act, clock }
}
