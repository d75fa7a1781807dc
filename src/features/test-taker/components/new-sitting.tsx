import { useState } from 'react'
import type { Attempt, AttemptScope } from '../model/attempt'
import type { Paper } from '../model/paper'
import { planOf } from '../model/session-sections'
import { placesOf, type TestRef, testKey } from '../model/test-ref'
import { NoTestData } from './no-test-data'
import { TestSitting } from './test-sitting'

/** A new sitting of a paper that has just been read. */
export function NewSitting({
  owner,
  testRef,
  scope,
  paper: newest,
}: {
  owner: string
  testRef: TestRef
  scope: AttemptScope
  paper: Paper
}) {
  // Frozen here: whatever is read later, this sitting is about the paper that it began with.
  const [attempt, setAttempt] = useState<Omit<Attempt, 'session'>>(() => ({
    id: crypto.randomUUID(),
    testKey: testKey(testRef),
    scope,
    paper: newest,
  }))
  const { paper } = attempt
  const places = placesOf(testRef)
  if (paper.questions.length === 0)
    return <NoTestData back={places.back} onSample={(sample) => setAttempt({ ...attempt, paper: sample })} />
  return (
    <TestSitting
      owner={owner}
      attempt={attempt}
      initial={{ status: 'ready', plan: planOf(paper) }}
      places={places}
    />
  )
}
