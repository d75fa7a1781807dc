import { useQuery } from '@tanstack/react-query'
import { counted } from '@/domain/counted'
import { suggest } from '@/domain/study/suggest'
import { useAnswerSheets } from '@/own/attempts'
import { preferencesQuery } from '@/own/preferences/query'
import { useDeviceDay } from '@/ui/use-device-day'
import { HomeLists, revisionUnknown, TodayList } from './list-frames'
import { useRevisionLeft } from './revision-left'
import { useStudyFacts } from './use-study-facts'
import { useWork, type Work } from './use-work'

/** Home's lists, as soon as what they say is known. */
export function KnownHomeLists({ owner, work }: { owner: string; work: Work }) {
  const facts = useStudyFacts(owner, work, true)
  return <HomeLists lists={facts && suggest(facts)} />
}

/** The plan's list of what today holds, as soon as it is known. */
export function KnownTodayList({ owner }: { owner: string }) {
  const facts = useStudyFacts(owner, useWork(owner), false)
  return <TodayList suggestions={facts && suggest(facts).today} />
}

/** What is left of today's revision, as soon as it is known. */
export function KnownRevision({ owner }: { owner: string }) {
  const { data: preferences } = useQuery(preferencesQuery(owner))
  const left = useRevisionLeft(owner, useAnswerSheets(owner), useDeviceDay(), preferences)
  if (left === undefined) return revisionUnknown
  if (left === null) return 'Nothing to revise yet'
  if (left.questions > 0) return `${counted(left.questions, 'question')} due today`
  return left.done > 0 ? 'Done for today' : 'Nothing to revise today'
}
