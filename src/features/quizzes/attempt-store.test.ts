// @vitest-environment jsdom
import { expect, it, test } from 'vitest'
import { readAttempt, writeAttempt } from './attempt-store'
import { startAttempt } from './model/attempt'

const attempt = { ...startAttempt(30, 1_800_000_000_000), answers: { q1: 2 }, place: 3 }

it('gives back what it kept, quiz by quiz', () => {
  writeAttempt('polity', { attempt, visit: 'a1' })
  expect(readAttempt('polity')).toEqual({ attempt, visit: 'a1' })
  expect(readAttempt('history')).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"attempt":{"place":"three"},"visit":"a1"}'],
  [
    'an answer that is no option',
    JSON.stringify({ attempt: { ...attempt, answers: { q1: -1 } }, visit: 'a' }),
  ],
])('takes %s for nothing kept', (_name, text) => {
  sessionStorage.setItem('quiz-attempt:polity', text)
  expect(readAttempt('polity')).toBeNull()
})
