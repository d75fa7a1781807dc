import { useEffect } from 'react'
import { hasKeepingMark } from '@/lib/device/keeping-mark'
import { visitor } from '@/lib/device/visitor'
import { useOwner } from '@/session'

/** Milliseconds after which the page that was asked for has had its turn. */
const afterStart = 4000

/** What was done offline and the account has not been told. One that fails holds up no other; there will be another start. */
async function catchUp(owner: string): Promise<void> {
  const ofDevice = () => import('@/features/offline').then(({ downloads }) => downloads.check(owner))
  if (owner === visitor) {
    if (hasKeepingMark()) await ofDevice().catch(() => undefined)
    return
  }
  await Promise.allSettled([
    ofDevice(),
    import('@/own/attempts').then(({ syncAttempts }) => syncAttempts(owner)),
    import('@/own/cards/query').then(({ syncCards }) => syncCards(owner)),
    import('@/features/daily').then(({ countDailyQuiz }) => countDailyQuiz(owner)),
    import('@/own/reports/use-reporting').then(({ sendReports }) => sendReports(owner)),
    import('@/own/preferences/query').then(({ syncPreferences }) => syncPreferences(owner)),
    import('@/own/marks/sync').then(({ marksSync }) => marksSync.pushAll(owner)),
  ])
}

/**
 * Writes to the student's account what was done offline: tests taken, cards changed, the daily quiz's day, questions
 * reported, preferences set, books marked. Checks the downloads of bought products, and resumes the interrupted ones, a
 * visitor's too. Soon after a start, and when the network is back.
 */
export function useCatchUp(): void {
  const owner = useOwner()
  useEffect(() => {
    if (owner === null) return undefined
    const onOnline = () => void catchUp(owner)
    const timer = setTimeout(onOnline, afterStart)
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [owner])
}
