import { useMemo } from 'react'
import { practiceDays, type Streak, streakOf } from '@/domain/study/streak'
import type { AttemptSummary } from '@/own/attempts'
import { useCards } from '@/own/cards/query'
import { useDeviceDay } from '@/ui/use-device-day'

interface Practice {
  days: ReturnType<typeof practiceDays>
  today: number
  streak: Streak
}

/**
 * A student's days of practice and the streak they make; null until the device has been read.
 * @param attempts all of them; null until they are known
 */
export function usePracticeDays(owner: string, attempts: readonly AttemptSummary[] | null): Practice | null {
  const today = useDeviceDay()
  const cards = useCards(owner)
  return useMemo(() => {
    if (!attempts || !cards) return null
    const days = practiceDays(attempts, cards.values())
    return { days, today, streak: streakOf(days, today) }
  }, [attempts, cards, today])
}
