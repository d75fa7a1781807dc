import { suggest } from '@/domain/study/suggest'
import { StudyLists, TodaySuggestions } from './study-lists'
import { useStudyFacts } from './use-study-facts'
import { useWork, type Work } from './use-work'

/** Home's lists, as soon as what they say is known. */
export function HomeLists({ owner, work }: { owner: string; work: Work }) {
  const facts = useStudyFacts(owner, work, true)
  return <StudyLists lists={facts && suggest(facts)} />
}

/** The plan's list of what today holds, as soon as it is known. */
export function TodayList({ owner }: { owner: string }) {
  const facts = useStudyFacts(owner, useWork(owner), false)
  return <TodaySuggestions suggestions={facts && suggest(facts).today} />
}
