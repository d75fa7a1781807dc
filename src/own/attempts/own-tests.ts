import type { Paper } from '@/domain/paper'
import { placesOf, practiceIdOf, type TestRef } from '@/domain/sitting/test-ref'
import { randomId } from '@/lib/random-id'

/**
 * Papers of own tests that are about to begin, by practice id. Once a sitting has begun, the device stores its paper with
 * the attempt, so these need not outlive the page.
 */
const papers = new Map<string, Paper>()

/** Sets the paper with which an own test begins. */
export function setOwnPaper(practiceId: string, paper: Paper): void {
  papers.set(practiceId, paper)
}

/** The paper with which an own test begins; null when there is none. */
export function ownPaper(test: TestRef): Paper | null {
  return 'practiceId' in test ? (papers.get(test.practiceId) ?? null) : null
}

/** Removes the paper of an own test that has begun. */
export function dropOwnPaper(test: TestRef): void {
  if ('practiceId' in test) papers.delete(test.practiceId)
}

/** Makes an own test of a paper. @returns its address: the sitting begins there */
export function newOwnTest(kind: 'practice' | 'study', paper: Paper): string {
  const practiceId = practiceIdOf(kind, randomId())
  setOwnPaper(practiceId, paper)
  return placesOf({ kind, practiceId }).test
}
