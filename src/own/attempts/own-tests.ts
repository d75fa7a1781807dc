import type { Paper } from '@/domain/paper'
import { placesOf, practiceIdOf, type TestRef } from '@/domain/sitting/test-ref'
import { randomId } from '@/lib/random-id'

/**
 * Papers of own tests that are about to begin, by practice id. Once a sitting has begun the device keeps its paper with
 * the attempt, so these need not outlive the page.
 */
const papers = new Map<string, Paper>()

/** Puts the paper of an own test on the table, again for one that was sat before. */
export function layOwnPaper(practiceId: string, paper: Paper): void {
  papers.set(practiceId, paper)
}

/** The paper that lies on the table for an own test; null when none does. */
export function ownPaper(test: TestRef): Paper | null {
  return 'practiceId' in test ? (papers.get(test.practiceId) ?? null) : null
}

/** Takes the paper of an own test off the table. */
export function takeOwnPaper(test: TestRef): void {
  if ('practiceId' in test) papers.delete(test.practiceId)
}

/** Makes an own test of a paper. @returns its address: the sitting begins there */
export function newOwnTest(kind: 'practice' | 'study', paper: Paper): string {
  const practiceId = practiceIdOf(kind, randomId())
  layOwnPaper(practiceId, paper)
  return placesOf({ kind, practiceId }).test
}
