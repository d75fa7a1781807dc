import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction'
import type { PaperQuestion } from '../paper'
import { isRight } from '../question/answer'
import { paperOf } from '../testing/sitting-samples'
import {
  type AnswerRow,
  createItemAnalysis,
  type Item,
  longestSeconds,
  markSteps,
  mostAnswers,
  topShare,
} from './item-analysis'

const scheme = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }

/** Four questions whose option B is right, each a mark, a third off. */
const questions: readonly PaperQuestion[] = paperOf(4).questions.map((question) => ({ ...question, scheme }))

const marksFor = (question: PaperQuestion, answer: number | undefined) => {
  if (answer === undefined) return 0
  return isRight(question.correctAnswer, answer) ? 1 : -1 / 3
}

type Row = Pick<AnswerRow, 'milliseconds'> & { chosen: ReadonlyArray<number | null> }

const rowOf = ({ chosen, milliseconds }: Row): AnswerRow => {
  const answers = new Map(chosen.flatMap((answer, place) => (answer === null ? [] : [[place, answer]])))
  const marks = questions.reduce((sum, question, place) => sum + marksFor(question, answers.get(place)), 0)
  return { answers, milliseconds, marks }
}

function analyse(rows: readonly AnswerRow[], asked = questions) {
  const analysis = createItemAnalysis({ questions: asked })
  for (const row of rows) analysis.add(row)
  return analysis.result()
}

/** The figures of the question at a place, with all rows in memory and by the textbook. */
function naively(rows: readonly AnswerRow[], place: number): Omit<Item, 'suspicions' | 'otherAnswers'> {
  const question = questions[place]
  if (!question) throw new Error('there is no such question')
  const answerIn = ({ answers }: AnswerRow) => answers.get(place)
  const isCorrect = (row: AnswerRow) => answerIn(row) === question.correctAnswer
  const stepOf = ({ marks }: AnswerRow) => Math.max(0, Math.floor((marks / questions.length) * markSteps))
  const cut = stepOf(
    [...rows].sort((a, b) => stepOf(b) - stepOf(a))[Math.ceil(rows.length * topShare) - 1] ?? rowOf(nobody),
  )
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const correlation = (xs: readonly number[], ys: readonly number[]) => {
    const [mx, my] = [mean(xs), mean(ys)]
    const covariance = mean(xs.map((x, index) => (x - mx) * ((ys[index] ?? 0) - my)))
    const spread = (all: readonly number[], middle: number) =>
      Math.sqrt(mean(all.map((one) => (one - middle) ** 2)))
    const below = spread(xs, mx) * spread(ys, my)
    return below < 1e-6 ? null : covariance / below
  }
  const seconds = rows
    .flatMap(({ milliseconds }) => milliseconds[place] || [])
    .map((one) => Math.min(longestSeconds, Math.floor(one / 1000)))
    .sort((a, b) => a - b)
  const answers = [...new Set(rows.map(answerIn))]
    .filter((answer) => answer !== undefined)
    .map((answer) => {
      const those = rows.filter((row) => answerIn(row) === answer)
      return {
        answer,
        count: those.length,
        top: those.filter((row) => stepOf(row) >= cut).length,
        isRight: answer === question.correctAnswer,
      }
    })
    .sort((a, b) => b.count - a.count || a.answer - b.answer)
  return {
    place,
    facility: rows.length === 0 ? null : rows.filter(isCorrect).length / rows.length,
    discrimination:
      rows.length === 0
        ? null
        : correlation(
            rows.map((row) => (isCorrect(row) ? 1 : 0)),
            rows.map((row) => row.marks - marksFor(question, answerIn(row))),
          ),
    answers,
    skipped: rows.filter((row) => answerIn(row) === undefined).length,
    medianSeconds: seconds[Math.ceil(seconds.length / 2) - 1] ?? null,
  }
}

const nobody: Row = { chosen: [], milliseconds: [] }

const rows = fc.array(
  fc
    .record({
      chosen: fc.tuple(...questions.map(() => fc.option(fc.nat(3)))),
      milliseconds: fc.tuple(...questions.map(() => fc.oneof(fc.nat(90_000), fc.nat(4_000_000)))),
    })
    .map(rowOf),
  { maxLength: 60 },
)

test('one pass finds what a calculation with all rows in memory finds', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { students, items } = analyse(all)
      expect(students).toBe(all.length)
      for (const { suspicions, otherAnswers, ...item } of items) {
        const expected = naively(all, item.place)
        expect({ ...item, discrimination: null }).toEqual({ ...expected, discrimination: null })
        expect(item.discrimination === null).toBe(expected.discrimination === null)
        expect(item.discrimination ?? 0).toBeCloseTo(expected.discrimination ?? 0, 6)
        expect(otherAnswers).toBe(0)
        const topOf = (isCorrect: boolean) =>
          expected.answers.filter((one) => one.isRight === isCorrect).map(({ top }) => top)
        expect(suspicions).toEqual([
          ...((item.discrimination ?? 0) < 0 ? ['negative-discrimination'] : []),
          ...(Math.max(0, ...topOf(false)) > Math.max(0, ...topOf(true)) ? ['top-group-chose-another'] : []),
        ])
      }
    }),
  )
})

/** Good students answer all as the academy meant it; weak ones guess A. */
const good = (chosen: readonly number[]) => rowOf({ chosen, milliseconds: [20_000, 20_000, 20_000, 20_000] })
const meant = [1, 1, 1, 1]

test('a question whose key is wrong is a suspect for both reasons, and stands first', () => {
  const wrongKey = questions.map((question, place) => ({
    ...question,
    correctAnswer: place === 2 ? 0 : question.correctAnswer,
  }))
  const all = [...Array(10)].flatMap(() => [good(meant), good([0, 0, 0, 0]), good([0, 1, 0, 2])])
  const { items } = analyse(all, wrongKey)
  expect(items[0]).toMatchObject({
    place: 2,
    suspicions: ['negative-discrimination', 'top-group-chose-another'],
  })
  expect(items.slice(1).map(({ place, suspicions }) => [place, suspicions.length])).toEqual([
    [0, 0],
    [1, 0],
    [3, 0],
  ])
})

test('the marks of a question do not make it look good by itself', () => {
  const alone = questions.slice(0, 1)
  const all = [good([1]), good([0]), good([1])]
  expect(analyse(all, alone).items[0]?.discrimination).toBeNull()
})

test('without students there are no figures', () => {
  expect(analyse([])).toMatchObject({ students: 0, topStudents: 0 })
  expect(analyse([]).items[0]).toEqual({
    place: 0,
    facility: null,
    discrimination: null,
    answers: [],
    otherAnswers: 0,
    skipped: 0,
    medianSeconds: null,
    suspicions: [],
  })
})

test.each(['dropped', 'full-marks'] as const)('a key that is %s is no suspect and has no figures', (key) => {
  const corrected = questions.map((question, place) =>
    place === 0 ? { ...question, correctAnswer: key } : question,
  )
  const item = analyse([good(meant), good([0, 1, 1, 0])], corrected).items.find(({ place }) => place === 0)
  expect(item).toMatchObject({ facility: null, discrimination: null, suspicions: [], skipped: 0 })
  expect(item?.answers.map(({ answer }) => answer)).toEqual([0, 1])
})

test('typed numbers are counted until there are too many different ones', () => {
  const typed: PaperQuestion[] = questions.map((question) => ({
    ...question,
    kind: 'numeric',
    options: [],
    correctAnswer: { from: 1000, to: 2000 },
  }))
  const all = Array.from({ length: mostAnswers + 20 }, (_, number) => ({
    answers: new Map([[0, number]]),
    milliseconds: [5000],
    marks: 0,
  }))
  const item = analyse([...all, { answers: new Map([[0, 1500]]), milliseconds: [9000], marks: 4 }], typed)
    .items[0]
  expect(item?.answers).toHaveLength(mostAnswers)
  expect(item).toMatchObject({ otherAnswers: 21, medianSeconds: 5 })
  // The one correct answer came too late to be listed, and still counts.
  expect(item?.facility).toBeCloseTo(1 / (mostAnswers + 21))
})
