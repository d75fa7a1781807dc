import { useQuery } from '@tanstack/react-query'
import { importantQuery } from '@/content/current-affairs/queries'
import { closingJobsQuery } from '@/content/jobs/closing-jobs'
import { oncePerDay } from '@/content/kept'
import { indiaDayOf, readIndiaDay } from '@/domain/india-day'
import type { StudyFacts } from '@/domain/study/suggest'
import { standingOfDay } from '@/features/daily'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { useAnswerSheets } from '@/own/attempts'
import { preferencesQuery } from '@/own/preferences/query'
import { nextTest } from './next-test'
import { openPackagesQuery } from './queries'
import { useRevisionLeft } from './revision-left'
import type { Work } from './use-work'
import { latestPackage, takenOn, testsRanOut } from './work'

/** Milliseconds after which what is known is shown, and the rest left out. */
const patience = 4000

/**
 * What is known of a student's study, or a visitor's; null until all of it is known or four seconds have passed. What
 * cannot be known is left out.
 * @param work of `useWork`: attempts are read once for the whole page
 * @param withNews whether the important article is read too, where the page shows it
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
  const packages = useQuery(openPackagesQuery(owner, wish))
  const jobs = useQuery(oncePerDay(closingJobsQuery))
  const news = useQuery({ ...importantQuery, staleTime: 10 * 60_000, enabled: withNews })
  const isLate = useTimePassed(patience)
  const isKnown =
    settled &&
    preferences !== undefined &&
    revision !== undefined &&
    !packages.isPending &&
    !jobs.isLoading &&
    !news.isLoading
  if (!isKnown && !isLate) return null
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
    nextTest: packages.data ? nextTest(packages.data, new Set(attempts.map(({ testKey }) => testKey))) : null,
    job: job ? { id: job.id, title: job.title, days: indiaDayOf(job.deadline.getTime()) - today } : null,
    article: news.data?.[0] ?? null,
    hasExamDay: preferences === undefined || (readIndiaDay(preferences.examDay ?? '') ?? -1) >= today,
  }
}
