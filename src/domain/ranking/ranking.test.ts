import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../fraction'
import type { Paper } from '../paper'
import { shufflePaper } from '../question/shuffle'
import { resultsOf } from '../sitting/results'
import type { SittingAction } from '../sitting/sitting-state'
import { begunWith, paperOf } from '../testing/sitting-samples'
import { type Histogram, rankIn, readHistogram, showPercentile, writeHistogram } from './histogram'
import { createRanking, type RankedSheet } from './ranking'
import { standingOf } from './standing'

const third = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }
const plain = paperOf(6)
const sections = [
  { id: 'A', name: 'Part A', minutes: null, marking: null },
  { id: 'B', name: 'Part B', minutes: null, marking: { correct: fraction(2), wrong: fraction(-1, 2) } },
]
/** Six questions in two sections of different marks, shuffled for each student; the third is dropped. */
const paper = paperOf(6, {
  questions: plain.questions.map((question, index) => ({
    ...question,
    options: [...question.options, 'None of these'],
    section: index < 3 ? 'A' : 'B',
    ...(index === 2 ? { correctAnswer: 'dropped' as const } : {}),
  })),
  layout: { marking: third, sections, shuffle: { questions: true, options: true } },
})

interface Student {
  name: string
  /** Answers by the text of the option, for each question of the paper in its stored order; null for none. */
  answers: ReadonlyArray<string | null>
  times: readonly number[]
  agrees: boolean
}

const anyOption = fc.constantFrom(null, 'first', 'second', 'third', 'fourth', 'None of these')
const anyStudents = fc.array(
  fc.record({
    answers: fc.array(anyOption, { minLength: 6, maxLength: 6 }),
    times: fc.array(fc.nat(700_000), { minLength: 6, maxLength: 6 }),
    agrees: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
)
const named = (students: ReadonlyArray<Omit<Student, 'name'>>): Student[] =>
  students.map((student, index) => ({ ...student, name: `s${String(index).padStart(2, '0')}` }))

/** The sheet of a student, who saw the paper in an order of their own. */
function sheetOf({ name, answers, times, agrees }: Student, of: Paper = paper): RankedSheet {
  const attemptId = `live.t.${name}`
  const own = shufflePaper(of, attemptId)
  const placeOf = (id: string) => of.questions.findIndex((question) => question.id === id)
  return {
    attemptId,
    questionIds: own.questions.map(({ id }) => id),
    options: own.questions.map(({ id, options }) => {
      const answer = answers[placeOf(id)] ?? null
      return answer === null ? null : options.indexOf(answer)
    }),
    milliseconds: own.questions.map(({ id }) => times[placeOf(id)] ?? 0),
    ...(agrees ? { named: { uid: name, name } } : {}),
  }
}

/** Marks in sixths, by hand: 'second' is right everywhere, the third question does not count. */
function naiveSixths({ answers }: Student): { A: number; B: number } {
  const sum = (places: readonly number[], right: number, wrong: number) =>
    places.reduce((marks, place) => {
      const answer = answers[place] ?? null
      return marks + (answer === null ? 0 : answer === 'second' ? right : wrong)
    }, 0)
  return { A: sum([0, 1], 6, -2), B: sum([3, 4, 5], 12, -3) }
}

function rankOf(histogram: Histogram, sixths: number) {
  const { rank, percentile } = rankIn(histogram, fraction(sixths, 6))
  return { rank, percentile }
}

const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

test('ranks, percentiles, medians and toppers are those of a naive calculation', () => {
  fc.assert(
    fc.property(anyStudents, (unnamed) => {
      const students = named(unnamed)
      const ranking = createRanking(paper)
      const standings = students.map((student) => ranking.add(sheetOf(student)))
      const result = ranking.result()
      const all = students.map((student) => {
        const { A, B } = naiveSixths(student)
        return { student, A, B, whole: A + B }
      })
      expect(result.count).toBe(students.length)
      expect(result.possible).toEqual(fraction(8))
      for (const [index, own] of all.entries()) {
        const standing = standings[index]
        expect(standing?.scored).toEqual(fraction(own.whole, 6))
        const better = all.filter(({ whole }) => whole > own.whole).length
        const place = rankIn(result.histogram, fraction(own.whole, 6))
        expect(place).toMatchObject({ rank: better + 1, count: all.length })
        expect(place.percentile).toBeCloseTo((100 * (all.length - better)) / all.length, 6)
        for (const [at, id] of (['A', 'B'] as const).entries()) {
          const ahead = all.filter((other) => other[id] > own[id]).length
          const histogram = result.sections[at]?.histogram ?? []
          expect(rankIn(histogram, fraction(own[id], 6)).rank).toBe(ahead + 1)
        }
      }
      const medians = paper.questions.map((_, place) => {
        const seen = inOrder(students.map(({ times }) => times[place] ?? 0).filter((time) => time > 0))
        const middle = seen[Math.floor((seen.length - 1) / 2)]
        return middle === undefined ? 0 : Math.max(1, Math.min(600, Math.round(middle / 1000)) * 1000)
      })
      expect(result.medianMilliseconds).toEqual(medians)
      const agreed = all
        .filter(({ student }) => student.agrees)
        .sort((a, b) => b.whole - a.whole || (a.student.name < b.student.name ? -1 : 1))
      expect(result.named).toEqual(
        agreed.map(({ student, whole }) => ({
          uid: student.name,
          name: student.name,
          marks: fraction(whole, 6),
          ...rankOf(result.histogram, whole),
        })),
      )
    }),
    { numRuns: 60 },
  )
})

test('a ranking that was interrupted anywhere comes to the same', () => {
  fc.assert(
    fc.property(anyStudents, fc.nat(40), (unnamed, pause) => {
      const sheets = named(unnamed).map((student) => sheetOf(student))
      const whole = createRanking(paper)
      for (const sheet of sheets) whole.add(sheet)
      const first = createRanking(paper)
      for (const sheet of sheets.slice(0, pause)) first.add(sheet)
      const second = createRanking(paper, first.save())
      for (const sheet of sheets.slice(pause)) second.add(sheet)
      expect(second.result()).toEqual(whole.result())
    }),
    { numRuns: 30 },
  )
})

test('a histogram is read as it was written, in its order only', () => {
  fc.assert(
    fc.property(anyStudents, (unnamed) => {
      const ranking = createRanking(paper)
      for (const student of named(unnamed)) ranking.add(sheetOf(student))
      const { histogram } = ranking.result()
      expect(readHistogram(writeHistogram(histogram))).toEqual(histogram)
    }),
    { numRuns: 30 },
  )
  expect(readHistogram('')).toEqual([])
  for (const text of ['1 2\n3 1', '1 2\n1 3', '1', '1 0', '1 2\n', '1/0 2', 'x 1', '1 2 3'])
    expect(readHistogram(text)).toBeNull()
})

describe('a place', () => {
  const histogram = readHistogram('7/3 1\n2 2\n-1/3 1') ?? []

  test('is shared by equal marks, and the next one is as far behind as students are better', () => {
    expect(rankIn(histogram, fraction(7, 3))).toEqual({ rank: 1, count: 4, percentile: 100 })
    expect(rankIn(histogram, fraction(2))).toEqual({ rank: 2, count: 4, percentile: 75 })
    expect(rankIn(histogram, fraction(-1, 3))).toEqual({ rank: 4, count: 4, percentile: 25 })
  })

  test('of marks that nobody has counts one student more', () => {
    expect(rankIn(histogram, fraction(3))).toEqual({ rank: 1, count: 5, percentile: 100 })
    expect(rankIn(histogram, fraction(-1))).toEqual({ rank: 5, count: 5, percentile: 20 })
    expect(rankIn([], fraction(0))).toEqual({ rank: 1, count: 1, percentile: 100 })
  })

  test('has a percentile of seven decimals, shown with two and never rounded up', () => {
    const many = readHistogram('2 1\n1 2\n0 299997') ?? []
    expect(rankIn(many, fraction(1)).percentile).toBe(99.9996666)
    expect(showPercentile(99.9996666)).toBe('99.99')
    expect([100, 97.25, 0.29, 56.1].map(showPercentile)).toEqual(['100.00', '97.25', '0.29', '56.10'])
  })
})

test('a question that a sheet names twice, or that the paper does not have, gives nothing more', () => {
  const [own] = named([
    {
      answers: ['second', null, null, null, null, null],
      times: [1000, 1000, 1000, 1000, 1000, 1000],
      agrees: false,
    },
  ])
  if (!own) throw new Error('there is a student')
  const sheet = sheetOf(own)
  const place = sheet.questionIds.indexOf('q1')
  const forged = {
    ...sheet,
    questionIds: [...sheet.questionIds, 'q1', 'nobody'],
    options: [...sheet.options, sheet.options[place] ?? null, 1],
    milliseconds: [...sheet.milliseconds, 9_000_000, 9_000_000],
  }
  const [ranking, plainRanking] = [createRanking(paper), createRanking(paper)]
  expect(ranking.add(forged)).toEqual(plainRanking.add(sheet))
  expect(ranking.result()).toEqual(plainRanking.result())
})

test('an empty sheet and one of other questions count with no marks', () => {
  const ranking = createRanking(paper)
  ranking.add({ attemptId: 'a', questionIds: [], options: [], milliseconds: [] })
  ranking.add({ attemptId: 'b', questionIds: ['x'], options: [1], milliseconds: [5] })
  expect(writeHistogram(ranking.result().histogram)).toBe('0 2')
  expect(ranking.result().medianMilliseconds).toEqual([0, 0, 0, 0, 0, 0])
})

test.each([
  ['with marks', paperOf(3, { layout: { marking: third } })],
  ['without marks', paperOf(3)],
])('a sheet of a test %s stands where its results stand', (_, of) => {
  const actions: SittingAction[] = [
    { type: 'choose', option: 1 },
    { type: 'save-and-next' },
    { type: 'choose', option: 0 },
    { type: 'submit' },
  ]
  const results = resultsOf({ paper: of, sitting: begunWith(of, actions) })
  if (!results) throw new Error('it has a result')
  const ranking = createRanking(of)
  const sheet = {
    attemptId: 'x',
    questionIds: ['q1', 'q2', 'q3'],
    options: [1, 0, null],
    milliseconds: [1, 1, 1],
  }
  expect(ranking.add(sheet)).toEqual(standingOf(of, results.questions))
  expect(ranking.add(sheet).scored).toEqual(results.marks?.scored ?? fraction(1))
})
