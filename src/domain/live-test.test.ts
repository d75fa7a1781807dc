import { expect, test } from 'vitest'
import { liveAttemptId, livePhase, liveTestOf, topperName } from './live-test'

const hours = { opensAt: 100, entryUntil: 200, closesAt: 300, resultsAt: 400 }

test.each([
  [99, 'upcoming'],
  [100, 'open'],
  [200, 'open'],
  [201, 'sitting'],
  [299, 'sitting'],
  [300, 'closed'],
  [399, 'closed'],
  [400, 'published'],
] as const)('at %i it is %s', (now, phase) => {
  expect(livePhase(hours, now)).toBe(phase)
})

test('a student’s attempt of a live test is found by its name, and by nobody else’s', () => {
  const id = liveAttemptId('sunday-1', 'uid.with.dots')
  expect(liveTestOf(id, 'uid.with.dots')).toBe('sunday-1')
  expect(liveTestOf(id, 'dots')).not.toBe('sunday-1')
  expect(liveTestOf('0191f4a2', 'uid.with.dots')).toBeNull()
})

test.each([
  ['Asha Kumari', 'Asha K.'],
  ['  Lakshmi  Devi Rao ', 'Lakshmi R.'],
  ['Ravi', 'Ravi'],
  ['', ''],
  ['రాము శర్మ', 'రాము శ.'],
])('among toppers %j is %j', (name, shown) => {
  expect(topperName(name)).toBe(shown)
})
