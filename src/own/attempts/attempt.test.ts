import { expect, test } from 'vitest'
import type { AnswerKey } from '@/domain/sitting/answer-key'
import { begunWith, paperOf, paperWithTimedSections } from '@/domain/testing/sitting-samples'
import { recordSchema, writeAttempt } from './account/attempt-schema'
import { attemptWith, recordOf } from './account/stored-attempt'
import type { Attempt } from './attempt'
import { attemptOf } from './testing/attempt-samples'

const paper = paperOf(2)
const attempt = attemptOf(paper, begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'mark-and-next' }]))

/** An attempt through the device's storage. @param change of what is stored */
function stored(own: Attempt, change: object = {}, paper = own.paper) {
  const { data } = recordSchema.safeParse(structuredClone({ ...writeAttempt(recordOf(own)), ...change }))
  return data ? attemptWith(paper, data) : null
}

test.each<[string, Attempt]>([
  ['running', attempt],
  ['of timed sections', attemptOf(paperWithTimedSections())],
  ['with extra time', { ...attempt, extra: 'third' }],
  ['merged with another device', { ...attempt, sitting: { ...attempt.sitting, placedAt: 1 } }],
  [
    'whose question ids have line breaks',
    {
      ...attempt,
      paper: { ...paper, questions: paper.questions.map((one) => ({ ...one, id: `a\n${one.id}` })) },
    },
  ],
])('a stored attempt is read as it was: %s', (_, own) => {
  expect(stored(own)).toEqual(own)
})

test.each<[string, AnswerKey | null, AnswerKey['keys'], number]>([
  ['of its paper', null, [1, 1], 50],
  [
    'that was corrected',
    { keys: [{ anyOf: [2, 3] }, 'dropped'], schemes: [null, null] },
    [{ anyOf: [2, 3] }, 'dropped'],
    0,
  ],
])('a finished attempt is read with its score and the key %s', (_, scoredBy, keys, percentage) => {
  const over = begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'submit' }])
  if (over.status !== 'submitted') throw new Error('not submitted')
  const own = attemptOf(paper, { ...over, scoredBy })
  expect(stored(own)).toEqual({
    ...own,
    sitting: { ...over, scoredBy: { keys, schemes: [null, null] } },
    score: { percentage, marks: null },
  })
})

test.each<[string, object]>([
  ['one without its answers', { options: undefined }],
  ['one of another number of questions', { options: ',,' }],
  ['one of other questions', { questionIds: 'q1\nq9' }],
  ['a question that is not there', { current: 2 }],
  ['a section that is not there', { open: { section: 0, deadline: 5 } }],
  ['a sitting that has not begun', { status: 'ready' }],
  ['one without an id', { id: '' }],
  ['one with another extra time', { extra: 'double' }],
])('%s is no attempt', (_, change) => {
  expect(stored(attempt, change)).toBeNull()
})
