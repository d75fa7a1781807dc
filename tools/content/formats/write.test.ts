import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fifty, saidWith, sample, sampleSets } from '../../../tests/fixtures/questions/sample'
import { aikenQuestion, moodleQuestion, sets, withoutPlace } from '../../../tests/testing/arbitrary-questions'
import { readAiken } from './aiken'
import type { AuthoredQuestion } from './authored'
import { moodleXml } from './moodle-xml'
import { picturesOf } from './pictures'
import { writeAiken } from './write-aiken'
import { allTogether, writeMoodle } from './write-moodle'

const bars = readFileSync('tests/fixtures/questions/bars.png')
const paperOf = (questions: readonly AuthoredQuestion[]) => ({
  questions,
  sets: [],
  pictures: [{ name: 'bars.png', bytes: new Uint8Array(bars), type: 'image/png' }],
  linkTo: (image: string) => `https://site.test/${image}`,
})
const said = (questions: readonly AuthoredQuestion[]) => questions.map(withoutPlace)
const readMoodle = (text: string) => moodleXml.read(new TextEncoder().encode(text), 'x.xml')

/** The tool gives it back as it was; Moodle itself marks it by parts. */
const isAllOrNothing = ({ key, marking }: AuthoredQuestion) =>
  key.kind === 'several' && marking?.partial === undefined

test('Moodle XML gives back every question that it has words for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moodleQuestion, { minLength: 1, maxLength: 3 }), async (questions) => {
      const { text, lost } = writeMoodle({ ...paperOf(questions), sets })
      expect(lost).toEqual(
        questions.flatMap((question, index) =>
          isAllOrNothing(question) ? [{ place: `question ${index + 1}`, message: allTogether }] : [],
        ),
      )
      const paper = await readMoodle(text)
      expect(paper.faults).toEqual([])
      expect(said(paper.questions)).toEqual(said(questions))
    }),
    { numRuns: 150 },
  )
})

test('Aiken gives back every question that it has words for', () => {
  fc.assert(
    fc.property(fc.array(aikenQuestion, { minLength: 1, maxLength: 5 }), (questions) => {
      const { text, lost } = writeAiken(paperOf(questions))
      expect(lost).toEqual([])
      const read = readAiken(text, picturesOf('x.txt'))
      expect(read.faults).toEqual([])
      expect(said(read.questions)).toEqual(said(questions))
    }),
    { numRuns: 150 },
  )
})

test('fifty questions of every kind come back from Moodle XML but for some marks, which are told', async () => {
  const { text, lost } = writeMoodle({ ...paperOf(fifty), sets: sampleSets })
  expect(lost).toEqual([
    { place: 'question 4', message: 'its marks for a part of the right options' },
    { place: 'question 4', message: 'what a wrong answer costs' },
    ...[14, 20, 26, 32, 38, 44, 50].map((number) => ({ place: `question ${number}`, message: allTogether })),
  ])
  const paper = await readMoodle(text)
  expect(paper.faults).toEqual([])
  expect(paper.sets).toMatchObject(sampleSets.map(withoutPlace))
  expect(paper.languages).toEqual(['en', 'te'])
  const parts = ['id', 'languages', 'explanation', 'topic', 'section', 'set', 'marking'] as const
  const expected = saidWith(parts, ['single', 'several', 'numeric'], fifty).map((question) => {
    const { key } = question
    if (question.id === 's4') return { ...question, marking: { correct: '4' } }
    // A range is a number with a tolerance in Moodle.
    if (key.kind === 'numeric' && 'from' in key) {
      const tolerance = Number(((key.to - key.from) / 2).toFixed(2))
      return { ...question, key: { kind: 'numeric', answer: key.from + tolerance, tolerance } }
    }
    return question.id === 's9' ? { ...question, marking: { correct: '2', wrong: '-0.5' } } : question
  })
  expect(said(paper.questions)).toEqual(expected)
})

test.each([
  [{ marking: { correct: '0' } }, 'its marks, which are not above nought'],
  [{ marking: { correct: '1', wrong: '-1/13' } }, 'what a wrong answer costs'],
  [{ marking: { correct: '1', unanswered: '-1' } }, 'its marks for no answer'],
  [
    { key: { kind: 'several', correct: [0, 1] } as const, marking: { correct: '4', partial: '1' } },
    'its marks for a part of the right options',
  ],
  [
    {
      key: { kind: 'several', correct: [0, 1] } as const,
      marking: { correct: '4', wrong: '-1', partial: '2' },
    },
    'what a wrong answer costs',
  ],
  [{ key: { kind: 'several', correct: [0, 1] } as const, marking: { correct: '4' } }, allTogether],
  [{ key: { kind: 'several', correct: [0] } as const }, allTogether],
  [{ topic: 'a/' }, 'the slash at an end of its topic'],
  [
    { text: [{ type: 'figure', image: 'images/x.png', alt: 'x', width: 1, height: 1 }] as const },
    'its pictures, which stay links to the site',
  ],
  [
    { options: [], key: { kind: 'numeric', from: 0.000001, to: 0.000002 } as const },
    'the exact ends of its range',
  ],
])('%j is told as lost', (change, message) => {
  const [first] = sample
  if (!first) throw new Error('there is no sample')
  const { lost } = writeMoodle(paperOf([{ ...first, ...change }]))
  expect(lost).toEqual([{ place: 'question 1', message }])
})

test('Aiken tells what it leaves out, and leaves out whole questions that it cannot ask', () => {
  const { text, lost } = writeAiken(paperOf(sample))
  const { questions } = readAiken(text, picturesOf('x.txt'))
  expect(questions).toHaveLength(saidWith([], ['single']).length)
  expect(
    lost.filter(({ message }) => message.startsWith('the whole question')).map(({ place }) => place),
  ).toEqual(['question 4', 'question 5', 'question 6', 'question 7'])
  const lostOf = (number: number) =>
    lost.filter(({ place }) => place === `question ${number}`).map(({ message }) => message)
  expect(lostOf(1)).toEqual([
    'its other languages: only one is written',
    'its explanation',
    'its topic',
    'its section',
  ])
  expect(lostOf(9)).toEqual([
    'how its texts look: only their letters are written',
    'its explanation',
    'its topic',
    'its section',
    'its marks',
  ])
})
