import { suggest } from '@/domain/study/suggest'
import { TodaySuggestions } from './study-lists'
import { useStudyFacts } from './use-study-facts'
import { useWork } from './use-work'

/** The plan's list of what today holds, as soon as it is known. */
export function TodayList({ owner }: { owner: string }) {
  const facts = useStudyFacts(owner, useWork(owner), false)
  return <TodaySuggestions suggestions={facts && suggest(facts).today} />
}
