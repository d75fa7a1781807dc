import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addFractions, fraction } from '../fraction'
import { analyse } from './analysis'
import { type AnswerSheet, firstMeetings, type SheetQuestion } from './answer-sheet'

const scheme = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }

function asked(id: string, more: Partial<SheetQuestion> = {}): SheetQuestion {
  return { ref: `quiz/a#${id}`, outcome: 'correct', seconds: 60, scheme, topic: 'Polity', ...more }
}

function sheetOf(questions: readonly SheetQuestion[], more: Partial<AnswerSheet> = {}): AnswerSheet {
  return {
    attemptId: 'one',
    testKey: 'quiz/a',
    scope: 'all',
    title: 'A',
    at: 1000,
    // A minute for each.
    given: questions.length * 60_000,
    questions,
    ...more,
  }
}

const ownTopic = ({ topic }: SheetQuestion) => (topic === null ? null : { key: topic, name: topic })
const analysed = (...sheets: readonly AnswerSheet[]) => analyse(sheets, ownTopic)

test('nothing taken, nothing to tell', () => {
  expect(analysed()).toMatchObject({
    attempts: [],
    topics: [],
    all: { asked: 0, accuracy: null, secondsEach: null },
    negative: { answers: 0, marks: fraction(0) },
    guesses: { answers: 0 },
  })
})

test('topics come weakest first; one that was hardly asked comes last', () => {
  const five = (topic: string, right: number) =>
    Array.from({ length: 5 }, (_, index) =>
      asked(`${topic}${index}`, { topic, outcome: index < right ? 'correct' : 'wrong' }),
    )
  const { topics } = analysed(
    sheetOf([
      ...five('Polity', 4),
      ...five('Economy', 1),
      asked('x', { topic: 'Physics', outcome: 'wrong' }),
    ]),
  )
  expect(topics.map(({ topic, accuracy }) => [topic, accuracy])).toEqual([
    ['Economy', 20],
    ['Polity', 80],
    ['Physics', 0],
  ])
})

test('accuracy is of the answered questions; one that does not count is in no figure', () => {
  const { all, attempts } = analysed(
    sheetOf([
      asked('1'),
      asked('2', { outcome: 'wrong' }),
      asked('3', { outcome: 'unanswered', seconds: 5 }),
      asked('4', { outcome: 'dropped' }),
    ]),
  )
  expect(all).toEqual({ asked: 3, right: 1, wrong: 1, answered: 2, accuracy: 50, secondsEach: 60 })
  expect(attempts).toMatchObject([{ percentage: 33, targetEach: 60 }])
})

test('marks that everybody got count for the score and for nothing else', () => {
  const { all, attempts, topics } = analysed(
    sheetOf([
      asked('1', { free: true }),
      asked('2', { outcome: 'wrong' }),
      asked('3', { outcome: 'dropped' }),
    ]),
  )
  expect(all).toMatchObject({ asked: 1, right: 0 })
  expect(topics).toMatchObject([{ asked: 1, right: 0 }])
  expect(attempts).toMatchObject([{ percentage: 50, asked: 1 }])
})

test('slow and fast are measured by the time that the test gave', () => {
  const { slowRight, fastWrong, topics } = analysed(
    sheetOf([
      asked('slow', { seconds: 91 }),
      asked('in time', { seconds: 90 }),
      asked('fast', { outcome: 'wrong', seconds: 29 }),
      asked('thought', { outcome: 'wrong', seconds: 30 }),
    ]),
  )
  expect(slowRight).toEqual(['quiz/a#slow'])
  expect(fastWrong).toEqual(['quiz/a#fast'])
  expect(topics).toMatchObject([{ slowRight: 1, fastWrong: 1 }])
})

test('without a limit the own median stands for the time', () => {
  const { slowRight, attempts } = analysed(
    sheetOf([asked('1', { seconds: 10 }), asked('2', { seconds: 10 }), asked('3', { seconds: 16 })], {
      given: null,
    }),
  )
  expect(slowRight).toEqual(['quiz/a#3'])
  expect(attempts).toMatchObject([{ targetEach: null }])
})

test('negative marks are exact, and counted only where wrong answers cost', () => {
  const free = { ...scheme, wrong: fraction(0) }
  const { negative } = analysed(
    sheetOf([
      asked('1', { outcome: 'wrong' }),
      asked('2', { outcome: 'wrong' }),
      asked('3', { outcome: 'wrong', scheme: free }),
      asked('4', { outcome: 'wrong', scheme: null }),
    ]),
  )
  expect(negative).toEqual({ answers: 2, marks: fraction(-2, 3), refs: ['quiz/a#1', 'quiz/a#2'] })
})

test('what guessing came to, beside what leaving it open would have', () => {
  const { guesses } = analysed(
    sheetOf([
      asked('1', { seconds: 5 }),
      asked('2', { seconds: 5, outcome: 'wrong' }),
      asked('3', { seconds: 5, outcome: 'wrong' }),
      asked('4', { seconds: 5, outcome: 'unanswered' }),
      asked('5', { seconds: 40, outcome: 'wrong' }),
    ]),
  )
  expect(guesses).toEqual({
    answers: 3,
    right: 1,
    marks: fraction(1, 3),
    ifSkipped: fraction(0),
    refs: ['quiz/a#1', 'quiz/a#2', 'quiz/a#3'],
    scheme,
  })
})

test('guesses under several schemes have no one scheme', () => {
  const other = { ...scheme, wrong: fraction(-1, 4) }
  const { guesses } = analysed(
    sheetOf([asked('1', { seconds: 5 }), asked('2', { seconds: 5, scheme: other })]),
  )
  expect(guesses).toMatchObject({ answers: 2, scheme: null })
})

test('each attempt tells what its own wrong answers cost; one that takes no marks away tells nothing', () => {
  const { attempts } = analysed(
    sheetOf([asked('1', { outcome: 'wrong' }), asked('2')]),
    sheetOf([asked('1', { outcome: 'wrong', scheme: null })]),
  )
  expect(attempts.map(({ negative }) => negative)).toEqual([
    { answers: 1, marks: fraction(-1, 3), refs: ['quiz/a#1'] },
    null,
  ])
})

test('any figures add up, whatever was answered', () => {
  const question = fc.record({
    ref: fc.nat(30).map((id) => `quiz/a#${id}`),
    outcome: fc.constantFrom('correct', 'wrong', 'unanswered', 'partial', 'dropped'),
    seconds: fc.nat(400),
    scheme: fc.constantFrom(scheme, null),
    topic: fc.constantFrom('Polity', 'Economy', null),
  }) satisfies fc.Arbitrary<SheetQuestion>
  fc.assert(
    fc.property(fc.array(fc.array(question, { minLength: 1 }), { maxLength: 6 }), (papers) => {
      const { all, attempts, topics, slowRight, fastWrong, skipped, guesses, negative } = analysed(
        ...papers.map((questions) => sheetOf(questions)),
      )
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      expect(sum(attempts.map(({ asked: own }) => own))).toBe(all.asked)
      expect(sum(topics.map(({ right }) => right))).toBeLessThanOrEqual(all.right)
      expect(all.right + all.wrong).toBeLessThanOrEqual(all.answered)
      expect(guesses.right).toBeLessThanOrEqual(guesses.answers)
      const lost = attempts.reduce(
        (total, { negative: own }) => (own ? addFractions(total, own.marks) : total),
        fraction(0),
      )
      expect(lost).toEqual(negative.marks)
      for (const refs of [slowRight, fastWrong, skipped]) expect(new Set(refs).size).toBe(refs.length)
    }),
  )
})

test('practice without a clock is in the right answers of topics, and changes no other figure', () => {
  const question = fc.record({
    ref: fc.nat(30).map((id) => `quiz/a#${id}`),
    outcome: fc.constantFrom('correct', 'wrong', 'unanswered', 'partial'),
    seconds: fc.nat(400),
    scheme: fc.constantFrom(scheme, null),
    topic: fc.constantFrom('Polity', 'Economy'),
  }) satisfies fc.Arbitrary<SheetQuestion>
  const papers = fc.array(fc.tuple(fc.array(question, { minLength: 1 }), fc.boolean()), { maxLength: 6 })
  fc.assert(
    fc.property(papers, (taken) => {
      const sheets = taken.map(([questions, isUntimed]) =>
        sheetOf(questions, isUntimed ? { scope: 'untimed', given: null } : { given: null }),
      )
      const { topics, nameless, ...figures } = analysed(...sheets)
      const {
        topics: alone,
        nameless: _,
        ...compared
      } = analysed(...sheets.filter(({ scope }) => scope === 'all'))
      expect(nameless).toBe(0)
      expect(figures).toEqual(compared)
      const right = sheets
        .flatMap(({ questions }) => questions)
        .filter(({ outcome }) => outcome === 'correct')
      expect(topics.reduce((sum, topic) => sum + topic.right, 0)).toBe(right.length)
      for (const { topic, secondsEach, slowRight, fastWrong } of topics) {
        const timed = alone.find((one) => one.topic === topic)
        expect([secondsEach, slowRight, fastWrong]).toEqual([
          timed?.secondsEach ?? null,
          timed?.slowRight ?? 0,
          timed?.fastWrong ?? 0,
        ])
      }
    }),
  )
})

test('accuracy and pace are of first meetings: retakes and practice of what was met change nothing', () => {
  const first = sheetOf([asked('1'), asked('2', { outcome: 'wrong' }), asked('3', { outcome: 'unanswered' })])
  const quick = [asked('2', { seconds: 5 }), asked('3', { seconds: 5 })]
  const later = [
    sheetOf([asked('1'), ...quick], { attemptId: 'all of it again', at: 4000 }),
    sheetOf(quick, { attemptId: 'practice of mistakes', testKey: 'practice/p', at: 3000 }),
    sheetOf(quick, { attemptId: 'retake wrong', scope: 'wrong', at: 2000 }),
  ]
  const whole = analysed(...firstMeetings([...later, first]))
  expect(whole).toEqual(analysed(first))
  expect(whole.all).toMatchObject({ asked: 3, answered: 2, accuracy: 50, secondsEach: 60 })

  const mixed = sheetOf([...quick, asked('4', { seconds: 90 })], { attemptId: 'mixed', at: 5000 })
  expect(analysed(...firstMeetings([mixed, ...later, first]))).toMatchObject({
    all: { asked: 4, answered: 3, secondsEach: 70 },
    attempts: [{ percentage: 100, asked: 1 }, { asked: 3 }],
  })
})

test('a question that was never on the screen counts for the score and the time of its test, and is still to be met', () => {
  const unseen = { outcome: 'unanswered', seconds: 0, unseen: true } as const
  const mock = sheetOf([asked('1'), asked('2', unseen)])
  const after = sheetOf([asked('2', { outcome: 'wrong' })], { attemptId: 'later', at: 2000 })
  const { attempts, all, skipped } = analysed(...firstMeetings([after, mock]))
  expect(attempts).toMatchObject([{ percentage: 0 }, { percentage: 50, asked: 1, targetEach: 60 }])
  expect(all).toMatchObject({ asked: 2, answered: 2, accuracy: 50 })
  expect(skipped).toEqual([])
  // The answers of a test are shown before what was skipped in it is taken again.
  const retake = sheetOf([asked('2')], { attemptId: 'retake', scope: 'skipped', at: 1500 })
  expect(analysed(...firstMeetings([after, retake, mock])).all).toMatchObject({ asked: 1, accuracy: 100 })
})
