import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { indiaDayOf, readIndiaDay, writeIndiaDay } from '@/domain/india-day'
import { deckOf } from '@/domain/learning/mistake-book'
import {
  type AttemptSummary,
  historyQuery,
  isOnlyLookedAt,
  isTest,
  testKey,
  testOfKey,
  useAnswerSheets,
  useAttempts,
} from '@/features/attempts'
import { useMarkedCards } from '@/features/learning'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { preferencesQuery } from '@/own/preferences/query'
import { useDeviceDay } from '@/ui/use-device-day'
import { nextTest } from '../model/next-test'
import { type RevisionLeft, revisionLeft } from '../model/revision-left'
import type { TodayFacts } from '../model/today'
import { openPackagesQuery, plannedJobsQuery } from '../plan-queries'

/** Milliseconds after which what is known is shown, and the rest left out. */
const patience = 4000

/** What today's revision comes to; undefined while it is not known. */
function useRevisionLeft(
  owner: string,
  today: number,
  plan: { minutes: number; examDay: string | null } | undefined,
): RevisionLeft | null | undefined {
  const sheets = useAnswerSheets(owner)
  const cards = useMarkedCards(owner)
  const [left, setLeft] = useState<RevisionLeft | null>()
  const minutes = plan?.minutes ?? null
  const examDay = plan?.examDay ?? null
  useEffect(() => {
    if (sheets === null || cards === null || minutes === null) return undefined
    let isHere = true
    const ask = { today, minutes, examDay: examDay === null ? null : readIndiaDay(examDay) }
    void revisionLeft(deckOf(sheets, cards), ask, () => isHere).then((known) => {
      if (isHere) setLeft(known)
    })
    return () => {
      isHere = false
    }
  }, [sheets, cards, today, minutes, examDay])
  return left
}

/** Where a student stands with the quiz of a day; `attempts` as `useAttempts` has them, the latest start first. */
function dailyOf(attempts: readonly AttemptSummary[], day: number): TodayFacts['daily'] {
  const key = testKey({ kind: 'daily', day: writeIndiaDay(day) })
  const own = attempts.filter((attempt) => attempt.testKey === key)
  const submitted = own.filter(({ status }) => status === 'submitted')
  const first = submitted[submitted.length - 1]
  return {
    percentage: first ? (first.score?.percentage ?? 0) : null,
    running: own.find(({ status, answered }) => status === 'running' && answered > 0) ?? null,
  }
}

/** The title of a whole test that was submitted on a day; null for none. */
function takenOn(attempts: readonly AttemptSummary[], day: number): string | null {
  const taken = attempts.find(
    ({ scope, submittedAt, ...attempt }) =>
      isTest(attempt) && scope === 'all' && submittedAt !== null && indiaDayOf(submittedAt) === day,
  )
  return taken?.title ?? null
}

function packageOf({ testKey: key }: AttemptSummary): string | null {
  const ref = testOfKey(key)
  return ref?.kind === 'series' ? ref.packageId : null
}

/** Of the test that was begun last. */
function latestPackage(attempts: readonly AttemptSummary[]): string | null {
  return attempts.map(packageOf).find((packageId) => packageId !== null) ?? null
}

/**
 * What the day of a student, or of a visitor, holds; null until all of it is known or four seconds have passed. What
 * cannot be known is left out.
 */
export function useTodayFacts(owner: string): TodayFacts | null {
  const today = useDeviceDay()
  const { data: preferences } = useQuery(preferencesQuery(owner))
  const attempts = useAttempts(owner)
  const { data: history, isPending: isAsking } = useQuery(historyQuery(owner))
  const revision = useRevisionLeft(owner, today, preferences)
  const exam = preferences?.exam
  const wish = exam === undefined || attempts === null ? null : { exam, latest: latestPackage(attempts) }
  const packages = useQuery(openPackagesQuery(owner, wish))
  const jobs = useQuery(plannedJobsQuery)
  const isLate = useTimePassed(patience)
  const isKnown =
    attempts !== null &&
    !isAsking &&
    preferences !== undefined &&
    revision !== undefined &&
    !packages.isPending &&
    !(jobs.isPending && jobs.fetchStatus === 'fetching')
  if (!isKnown && !isLate) return null
  const done = (attempts ?? []).filter((attempt) => !isOnlyLookedAt(attempt))
  const job = jobs.data?.find(({ deadline }) => indiaDayOf(deadline.getTime()) >= today)
  return {
    today,
    isNewcomer: done.length === 0 && history?.complete === true,
    revision: revision ?? null,
    daily: dailyOf(done, today),
    takenToday: takenOn(done, today),
    nextTest: packages.data ? nextTest(packages.data, new Set(done.map(({ testKey: key }) => key))) : null,
    job: job ? { id: job.id, title: job.title, days: indiaDayOf(job.deadline.getTime()) - today } : null,
    hasExamDay: preferences === undefined || (readIndiaDay(preferences.examDay ?? '') ?? -1) >= today,
  }
}
