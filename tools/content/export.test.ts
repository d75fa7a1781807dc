import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { moodleQuestion, sets, withoutPlace } from '../../tests/testing/arbitrary-questions'
import { type AuthoredQuestion, storedOf } from './formats/authored'
import { jsonFields } from './seed-json'
import { plainFields, toStored } from './stored-form'
import { storedPaper } from './stored-paper'

const root = 'projects/p/databases/(default)/documents'

const leaf: fc.Arbitrary<WireValue> = fc.oneof(
  fc.constant<WireValue>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.integer().map((number) => ({ integerValue: String(number) })),
  fc.integer({ min: -9999, max: 9999 }).map((number) => ({ doubleValue: number + 0.5 })),
  fc.string().map((stringValue) => ({ stringValue })),
  fc.integer({ min: 0, max: 4e9 }).map((second) => ({
    timestampValue: new Date(second * 1000).toISOString().replace('.000Z', '.000001Z'),
  })),
  fc.uint8Array({ maxLength: 6 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc.constant<WireValue>({ geoPointValue: { latitude: 16.5, longitude: 80.6 } }),
  fc.constant<WireValue>({ referenceValue: `${root}/users/u1` }),
)
const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,5}$/)
const value: fc.Arbitrary<WireValue> = fc.letrec<{ map: WireValue; any: WireValue; element: WireValue }>(
  (tie) => ({
    map: fc
      .dictionary(name, tie('any'), { maxKeys: 3, noNullPrototype: true })
      .map((fields) => ({ mapValue: { fields } })),
    // Firestore has no lists in lists.
    element: fc.oneof({ depthSize: 'small' }, leaf, tie('map')),
    any: fc.oneof(
      { depthSize: 'small' },
      leaf,
      tie('map'),
      fc.array(tie('element'), { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    ),
  }),
).any
const document: fc.Arbitrary<WireFields> = fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true })

test('a document that is written as JSON and read again is the same', () => {
  fc.assert(
    fc.property(document, (fields) => {
      const losses: string[] = []
      const json: unknown = JSON.parse(JSON.stringify(jsonFields(fields, '', (field) => losses.push(field))))
      expect(losses).toEqual([])
      expect(toStored('mock_tests/a', json as Record<string, unknown>, root, new Date())).toEqual(fields)
    }),
  )
})

test.each<[WireValue, string]>([
  [{ integerValue: '9007199254740993' }, 'the number 9007199254740993 is too long to be exact'],
  [{ doubleValue: 'NaN' }, 'NaN is no number of JSON'],
  [{ mapValue: { fields: { $date: { stringValue: 'x' } } } }, 'a name with $ before it is a form of its own'],
])('%j is told as lost, for JSON cannot say it', (one, message) => {
  const losses: string[] = []
  jsonFields({ a: { mapValue: { fields: { b: one } } } }, '', (_, told) => losses.push(told))
  expect(losses).toEqual([message])
})

describe('the questions of a stored paper', () => {
  /** What is stored has marks for wrong answers, and a range where there was a tolerance. */
  function asStored({ key, marking, ...question }: AuthoredQuestion) {
    const round = (number: number) => Number(number.toFixed(6))
    const isAround = key.kind === 'numeric' && 'answer' in key && key.tolerance !== undefined
    const range = isAround && {
      kind: 'numeric',
      from: round(key.answer - (key.tolerance ?? 0)),
      to: round(key.answer + (key.tolerance ?? 0)),
    }
    return { ...question, key: range || key, marking: marking && { wrong: '0', ...marking } }
  }

  test('are what was imported', () => {
    fc.assert(
      fc.property(fc.array(moodleQuestion, { minLength: 1, maxLength: 3 }), (questions) => {
        const named = questions.map((question, index) => ({
          ...question,
          id: `q${index + 1}`,
          place: `question ${index + 1}`,
        }))
        const fields = toStored(
          'mock_tests/a',
          { questions: named.map(storedOf), sets: sets.map(withoutPlace) },
          root,
          new Date(),
        )
        const paper = storedPaper(plainFields(fields), {})
        expect(paper.lost).toEqual([])
        expect(paper.questions).toEqual(named.map(asStored))
        expect(paper.sets).toMatchObject([{ id: 's-1', title: 'Directions 1 to 2', text: 'Read & think.' }])
      }),
      { numRuns: 60 },
    )
  })

  test('have the marks that count, and those that no file can say are told', () => {
    const common = { question: 'Which?', options: ['a', 'b'], correctAnswer: 0 }
    const { questions, lost } = storedPaper(
      {
        marking: { correct: 2, wrong: '-1/2' },
        sections: [{ id: 's', name: 'Maths', marking: { correct: 3 } }],
        questions: [
          common,
          { ...common, section: 's', image: 'images/a.png' },
          { ...common, key: '*' },
          { ...common, key: '0|1' },
          { ...common, key: '1' },
          { question: 'No options' },
        ],
      },
      {},
    )
    expect(questions.map(({ place, section, marking, key }) => [place, section, marking, key])).toEqual([
      ['question 1', null, { correct: '2', wrong: '-0.5' }, { kind: 'single', correct: 0 }],
      ['question 2', 's', { correct: '3', wrong: '-0.5' }, { kind: 'single', correct: 0 }],
      ['question 5', null, { correct: '2', wrong: '-0.5' }, { kind: 'single', correct: 1 }],
    ])
    expect(lost).toEqual([
      { place: 'question 2', message: 'its picture, which stands beside its text' },
      {
        place: 'question 3',
        message: 'the whole question: its key was corrected to one that no file can say',
      },
      {
        place: 'question 4',
        message: 'the whole question: its key was corrected to one that no file can say',
      },
      { place: 'question 6', message: 'the whole question: it has no usable key' },
    ])
  })
})
