import { suggest } from '@/domain/study/suggest'
import { StudyLists } from './study-lists'
import { useStudyFacts } from './use-study-facts'
import type { Work } from './use-work'

/** Home's lists, as soon as what they say is known. */
export function HomeLists({ owner, work }: { owner: string; work: Work }) {
  const facts = useStudyFacts(owner, work, true)
  return <StudyLists lists={facts && suggest(facts)} />
}
