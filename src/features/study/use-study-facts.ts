import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { importantQuery } from '@/content/current-affairs/queries'
import { closingJobsQuery } from '@/content/jobs/closing-jobs'
import { oncePerDay } from '@/content/kept'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { indiaDayOf, readIndiaDay } from '@/domain/india-day'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import type { RevisionLeft, StudyFacts } from '@/domain/study/suggest'
import { standingOfDay } from '@/features/daily'
import { liveToday } from '@/features/live-tests'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { useAnswerSheets } from '@/own/attempts'
import { useMarkedCards } from '@/own/cards/use-marked-cards'
import { preferencesQuery } from '@/own/preferences/query'
import { nextTest } from './next-test'
import type { Work } from './use-work'
import { latestPackage, takenOn, testsRanOut } from './work'

/** Milliseconds after which the page shows what is known and leaves out the rest. */
const patience = 4000

const loadReads = () => import('./day-reads')

function packagesQuery(owner: string, wish: { exam: string; latest: string | null } | null) {
  return queryOptions({
    queryKey: ['plan', owner, 'packages', wish],
    queryFn:
      wish === null ? skipToken : async ({ client }) => (await loadReads()).openPackages(client, owner, wish),
    networkMode: 'always',
    retry: false,
    // Another exam changes the next test, and nothing else of what shows.
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
  })
}

/** What today's revision comes to; undefined while it is not known. */
export function useRevisionLeft(
  owner: string,
  sheets: readonly AnswerSheet[] | null,
  today: number,
  plan: { minutes: number; examDay: string | null } | undefined,
): RevisionLeft | null | undefined {
  const cards = useMarkedCards(owner)
  const [left, setLeft] = useState<RevisionLeft | null>()
  const minutes = plan?.minutes ?? null
  const examDay = plan?.examDay ?? null
  useEffect(() => {
    if (sheets === null || cards === null || minutes === null) return undefined
    let isHere = true
    const ask = { today, minutes, examDay: examDay === null ? null : readIndiaDay(examDay) }
    const read = async () => {
      const { revisionLeft } = await loadReads()
      const known = await revisionLeft(sheets, cards, ask, () => isHere)
      if (isHere) setLeft(known)
    }
    // Without its code, what is due is not known; it is loaded again when the network is back.
    const start = () => void read().catch(() => addEventListener('online', start, { once: true }))
    start()
    return () => {
      isHere = false
      removeEventListener('online', start)
    }
  }, [sheets, cards, today, minutes, examDay])
  return left
}

/**
 * What is known of a student's study, or a visitor's; null until attempts and revision are known or four seconds have
 * passed. What cannot be known is left out.
 * @param work of `useWork`: attempts are read once for the whole page
 * @param withNews whether the page shows the important article
 */
export function useStudyFacts(
  owner: string,
  { now, attempts, unfinished, past, settled }: Work,
  withNews: boolean,
): StudyFacts | null {
  const today = indiaDayOf(now)
  const { data: preferences } = useQuery(preferencesQuery(owner))
  const sheets = useAnswerSheets(owner)
  const revision = useRevisionLeft(owner, sheets, today, preferences)
  const exam = preferences?.exam
  const wish = exam === undefined || !settled ? null : { exam, latest: latestPackage(attempts) }
  const packages = useQuery(packagesQuery(owner, wish))
  // On a weak network, what decides the first task comes first.
  const jobs = useQuery({ ...oncePerDay(closingJobsQuery), enabled: settled })
  const news = useQuery({ ...importantQuery, staleTime: 10 * 60_000, enabled: withNews && settled })
  const live = useQuery({ ...liveTestsQuery, enabled: settled })
  const isLate = useTimePassed(patience)
  const isDecided = settled && preferences !== undefined && revision !== undefined
  if (!isDecided && !isLate) return null
  const taken = new Set(attempts.map(({ testKey }) => testKey))
  const job = jobs.data?.find(({ deadline }) => indiaDayOf(deadline.getTime()) >= today)
  return {
    now,
    today,
    isNewcomer: past === 'none',
    unfinished: unfinished ?? [],
    ranOut: testsRanOut(attempts, now),
    sheets: sheets ?? [],
    revision: revision ?? null,
    daily: standingOfDay(attempts, today),
    takenToday: takenOn(attempts, today),
    nextTest: packages.data ? nextTest(packages.data, taken) : null,
    live: liveToday(live.data ?? [], attempts, now),
    job: job ? { id: job.id, title: job.title, days: indiaDayOf(job.deadline.getTime()) - today } : null,
    article: news.data?.[0] ?? null,
    hasExamDay: preferences === undefined || (readIndiaDay(preferences.examDay ?? '') ?? -1) >= today,
    isDayKnown: revision !== undefined && !packages.isError,
    complete: isLate || (!packages.isPending && !jobs.isLoading && !news.isLoading && !live.isLoading),
  }
}
