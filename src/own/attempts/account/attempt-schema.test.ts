import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whole } from '@/domain/line-patterns'
import { questionRef } from '@/domain/question/ref'
import { testKey } from '@/domain/sitting/test-ref'
import { storedPatterns } from '@/domain/stored-patterns'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { attemptOf } from '../testing/attempt-samples'
import { storedAttemptSchema, writeAttempt } from './attempt-schema'
import { type AttemptFields, fieldsOf, paperFitsAccount } from './stored-attempt'

const updatedAt = new Date('2026-11-22T10:00:00Z')
const fieldsFrom = (count: number): AttemptFields =>
  fieldsOf(attemptOf(paperOf(count), begunWith(paperOf(count))), { clock: 1, follows: 0 })
const read = (fields: object) => storedAttemptSchema.parse({ ...fields, id: 'a1', updatedAt })

const answered = fc.record({
  id: fc.string({ minLength: 1, maxLength: 200 }).filter((id) => !id.includes('\n')),
  option: fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: 2 ** 30 - 1 }),
      fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1e6),
    ),
  ),
  flags: fc.integer({ min: 0, max: 3 }),
  milliseconds: fc.integer({ min: 0, max: 99_999_999 }),
  revision: fc.integer({ min: 0, max: 999_999 }),
})
const attempts = fc.array(answered, { minLength: 1, maxLength: 500 }).map(
  (questions): AttemptFields => ({
    ...fieldsFrom(1),
    questionCount: questions.length,
    questionIds: questions.map(({ id }) => id),
    options: questions.map(({ option }) => option),
    flags: questions.map(({ flags }) => flags),
    milliseconds: questions.map(({ milliseconds }) => milliseconds),
    revisions: questions.map(({ revision }) => revision),
  }),
)

describe('an attempt', () => {
  test('is read as it was written, and is what the rules take', () => {
    fc.assert(
      fc.property(attempts, (fields) => {
        const { follows: _, ...told } = fields
        const stored = { ...told, id: 'a1', updatedAt: updatedAt.getTime() }
        const texts = writeAttempt(fields)
        expect(read(texts)).toEqual(stored)
        for (const name of ['questionIds', 'options', 'flags', 'milliseconds', 'revisions'] as const)
          expect(texts[name]).toMatch(whole(storedPatterns[name]))
      }),
    )
  })

  test('is written as texts', () => {
    const paper = paperOf(3)
    const sitting = begunWith(paper, [{ type: 'choose', option: 2 }, { type: 'mark-and-next' }], 1000)
    expect(writeAttempt(fieldsOf(attemptOf(paper, sitting), { clock: 1, follows: 0 }))).toMatchObject({
      questionIds: 'q1\nq2\nq3',
      options: '2,,',
      flags: '310',
      milliseconds: expect.stringMatching(/^\d+,0,0$/),
      revisions: expect.stringMatching(/^\d+,\d+,0$/),
    })
  })

  test.each(['options', 'flags', 'milliseconds', 'revisions'])('with %s in words is not read', (field) => {
    const document = { ...writeAttempt(fieldsFrom(2)), [field]: 'none', id: 'a1', updatedAt }
    expect(storedAttemptSchema.safeParse(document).success).toBe(false)
  })
})

describe('the account takes attempts at a paper', () => {
  const withIds = (ids: string[]) => {
    const paper = paperOf(ids.length)
    return { ...paper, questions: paper.questions.map((one, index) => ({ ...one, id: ids[index] ?? '' })) }
  }

  test.each<[string, boolean, string[]]>([
    [
      'of 500 questions',
      true,
      Array.from({ length: 500 }, (_, index) => `appsc-group-2-full-mock-1-q${index}`),
    ],
    ['of 501 questions', false, Array.from({ length: 501 }, (_, index) => `q${index}`)],
    ['with an id of 600 characters', true, ['x'.repeat(600)]],
    ['with an id of 601 characters', false, ['q1', 'x'.repeat(601)]],
    ['with an id of two lines', false, ['q\n1']],
    ['with an empty id', false, ['']],
    ['whose ids are 60,100 bytes', true, [...Array(499).fill('x'.repeat(119)), 'x'.repeat(220)]],
    ['whose ids are longer', false, Array(500).fill('x'.repeat(120))],
    ['whose ids are longer in their own letters', false, Array(500).fill('క'.repeat(40))],
    [
      'of a practice of 100 questions of a quiz whose name is in Telugu',
      true,
      Array.from({ length: 100 }, (_, index) =>
        questionRef(testKey({ kind: 'quiz', quizId: 'తెలంగాణ-చరిత్ర-సంస్కృతి-మాదిరి-పరీక్ష-3' }), `q${index + 1}`),
      ),
    ],
  ])('%s: %s', (_, fits, ids) => {
    expect(paperFitsAccount(withIds(ids))).toBe(fits)
  })

  test('with 100 options, and not with more', () => {
    const withOptions = (count: number) => {
      const paper = paperOf(1)
      return {
        ...paper,
        questions: paper.questions.map((one) => ({ ...one, options: Array(count).fill('a') })),
      }
    }
    expect(paperFitsAccount(withOptions(100))).toBe(true)
    expect(paperFitsAccount(withOptions(101))).toBe(false)
  })
})

test('a title that is too long loses its end, and no half of a character', () => {
  const paper = { ...paperOf(1), title: `${'x'.repeat(199)}😀 and more` }
  const fields = fieldsOf(attemptOf(paper, begunWith(paper)), { clock: 0, follows: 0 })
  expect(fields.title).toBe('x'.repeat(199))
})
