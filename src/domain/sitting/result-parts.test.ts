import { expect, test } from 'vitest'
import { fraction } from '../fraction'
import { begin, begunWith, paperOf } from '../testing/sitting-samples'
import { sectionRows, timeBySection, topicRows } from './result-parts'
import { resultsOf } from './results'
import { retakePaper } from './retake'
import { reduceSitting } from './sitting'

const { questions } = paperOf(4)
const paper = paperOf(4, {
  questions: questions.map((question, index) => ({
    ...question,
    topic: ['History', 'Polity', 'Polity', null][index] ?? null,
    section: index < 2 ? 'a' : 'b',
  })),
  layout: {
    marking: { correct: fraction(1), wrong: fraction(-1, 3) },
    sections: [
      { id: 'a', name: 'Part A', minutes: null, marking: null },
      { id: 'b', name: 'Part B', minutes: null, marking: { correct: fraction(2) } },
    ],
  },
})
// Right, wrong, never shown, right.
const running = begunWith(paper, [
  { type: 'choose', option: 1 },
  { type: 'save-and-next' },
  { type: 'choose', option: 0 },
  { type: 'go', to: 3 },
  { type: 'choose', option: 1 },
  { type: 'exit' },
])
const sitting = reduceSitting(running, { type: 'submit' }, begin + 80_000)
if (sitting.status !== 'submitted') throw new Error('it must be over')
const results = resultsOf({ paper, sitting })

test('marks are exact, for the test and for each question', () => {
  expect(results?.marks).toEqual({ scored: fraction(8, 3), possible: fraction(6) })
  expect(results?.questions.map(({ marks }) => marks)).toEqual([
    fraction(1),
    fraction(-1, 3),
    fraction(0),
    fraction(2),
  ])
})

test('attempted, right and the times out of full screen are told', () => {
  expect(results).toMatchObject({ attempted: 3, right: 2, exits: 1, seconds: 80 })
})

test('a timed section has its own time with the extra time; sections that share one time have none', () => {
  expect(timeBySection(paper).size).toBe(0)
  const sections = paper.sections.map((section, place) => ({ ...section, minutes: place === 0 ? 3 : 9 }))
  const timed = { ...paper, minutes: 12, sections }
  expect([...timeBySection(timed).values()]).toEqual([180, 540])
  expect([...timeBySection(timed, 'third').values()]).toEqual([240, 720])
  expect(timeBySection({ ...paper, minutes: 0 }).size).toBe(0)
})

test('topics come weakest first, sections in their order', () => {
  const rows = topicRows(results?.questions ?? [])
  expect(
    rows.map(({ name, total, shown, correct, wrong, skipped }) => [
      name,
      total,
      shown,
      correct,
      wrong,
      skipped,
    ]),
  ).toEqual([
    ['Polity', 2, 1, 0, 1, 0],
    ['History', 1, 1, 1, 0, 0],
  ])
  expect(
    sectionRows(results?.questions ?? [], paper).map(({ name, percentage, seconds }) => [
      name,
      percentage,
      seconds,
    ]),
  ).toEqual([
    ['Part A', 50, 0],
    ['Part B', 100, 80],
  ])
})

test('one answer in a mock test of 100 questions leaves 98 that were never shown, which count in no percentage', () => {
  const topics = ['History', 'Polity']
  const mock = paperOf(100, {
    questions: paperOf(100).questions.map((question, n) => ({
      ...question,
      topic: n > 90 ? 'Economy' : (topics[n % 2] ?? null),
    })),
  })
  const right = begunWith(mock, [{ type: 'choose', option: 1 }, { type: 'save-and-next' }])
  const over = reduceSitting(right, { type: 'submit' }, begin + 20_000)
  const taken = over.status === 'submitted' ? resultsOf({ paper: mock, sitting: over }) : null
  expect(taken?.questions.filter(({ shown }) => !shown)).toHaveLength(98)
  // Nothing is said of Economy, which was not shown at all.
  expect(topicRows(taken?.questions ?? [])).toMatchObject([
    { name: 'Polity', total: 45, shown: 1, skipped: 1, percentage: 0 },
    { name: 'History', total: 46, shown: 1, skipped: 0, percentage: 100 },
  ])
})

test('a retake has the wrong or the skipped questions alone, in one piece, with their share of the time', () => {
  const wrong = retakePaper({ paper, sitting }, 'wrong')
  expect(wrong?.questions.map(({ id }) => id)).toEqual(['q2'])
  expect([wrong?.minutes, wrong?.sections]).toEqual([3, []])
  expect(retakePaper({ paper, sitting }, 'skipped')?.questions.map(({ id }) => id)).toEqual(['q3'])
  const without = { paper: { ...paper, questions: paper.questions.slice(0, 1) }, sitting }
  expect(retakePaper(without, 'skipped')).toBeNull()
})
