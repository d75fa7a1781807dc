import { expect, test } from 'vitest'
import { createQuestionSource } from './question-source'
import type { SampleQuestion } from './use-sample'

const question = (subject: string, number: number): SampleQuestion => ({
  subject,
  text: `${subject} ${number}`,
  options: ['a', 'b', 'c', 'd'],
  correct: 0,
  explanation: 'Because.',
  quizId: subject,
})
const threeOf = async (subject: string) => [1, 2, 3].map((number) => question(subject, number))

/** Always the first of what is left, so that the order stays. */
const first = () => 0

test('two questions of each subject in turn, then the first subject again', async () => {
  const source = createQuestionSource(['A', 'B'], threeOf, first)
  const texts: (string | undefined)[] = []
  for (let n = 0; n < 6; n += 1) texts.push((await source.next())?.text)
  expect(texts).toEqual(['A 1', 'A 2', 'B 1', 'B 2', 'A 1', 'A 2'])
})

test('chance decides the order', async () => {
  const source = createQuestionSource(['A', 'B'], threeOf, () => 0.99)
  expect((await source.next())?.text).toBe('B 3')
})

test('a subject without a question is passed over; with none at all there is no question', async () => {
  const source = createQuestionSource(['A', 'B'], async (s) => (s === 'A' ? [] : threeOf(s)), first)
  expect((await source.next())?.text).toBe('B 1')
  expect(await createQuestionSource(['A', 'B'], async () => [], first).next()).toBeNull()
  expect(await createQuestionSource([], threeOf, first).next()).toBeNull()
})

test('after a failure the same subject is asked again', async () => {
  let asked = 0
  const read = async (subject: string) => {
    asked += 1
    if (asked === 1) throw new Error('no network')
    return threeOf(subject)
  }
  const source = createQuestionSource(['A', 'B'], read, first)
  await expect(source.next()).rejects.toThrow('no network')
  expect((await source.next())?.text).toBe('A 1')
})
