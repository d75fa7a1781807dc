import { suggest } from '@/domain/study/suggest'
import { HomeLists, TodayList } from './list-frames'
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
