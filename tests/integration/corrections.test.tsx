// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import '../testing/dialog-in-jsdom'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCorrectionRepository } from '@/content/corrections/repository'
import { testKey } from '@/domain/sitting/test-ref'
import { begunWith } from '@/domain/testing/sitting-samples'
import { DailyDayPage } from '@/features/daily/pages/daily-day-page'
import { QuizPage } from '@/features/quizzes/pages/quiz-page'
import { ResultsPage } from '@/features/test-taker/pages/results-page'
import { visitor } from '@/lib/device/device-store'
import { newAttempt } from '@/own/attempts'
import { readPaper } from '../../src/content/papers/papers'
import type { TestRef } from '../../src/domain/sitting/test-ref'
import { attemptStore } from '../../src/own/attempts/testing/attempt-samples'
import { planCorrection } from '../../tools/content/correct'
import { openTarget } from '../../tools/content/target'
import { open, setUpScreens } from './testing/app-screens'
import { setUpContentTool } from './testing/content-tool'

const backend = setUpScreens()
const { run, services } = setUpContentTool(backend)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corrections-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const correct = (words: string, reason: string, answer: string | null = 'yes') =>
  run(['correct', ...words.split(' '), '--reason', reason], answer)

const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

const sums = (over: object = {}) => ({
  title: 'Sums',
  categoryName: 'Arithmetic',
  published: true,
  questions: [
    { id: 'a', question: 'Two and two?', options: ['3', '4', '5'], correctAnswer: 0, explanation: 'Count.' },
    {
      id: 'b',
      question: 'Which are even?',
      type: 'several',
      options: ['2', '3', '4'],
      correctAnswers: [0],
      explanation: 'Halve.',
    },
    { id: 'c', question: 'Half of seven?', type: 'numeric', answer: 3.4, explanation: 'Halve.' },
  ],
  ...over,
})
const marking = { correct: 1, wrong: '-1/3', unanswered: 0 }

/** Sits a test as a visitor: the answers in the order of its questions, and submits. */
async function sit(ref: TestRef, ...answers: number[]): Promise<string> {
  const paper = await readPaper(ref)
  if (!paper) throw new Error('there is no such test')
  const attempt = newAttempt(ref, 'all', paper)
  const actions = answers.flatMap((option) => [
    { type: 'choose', option } as const,
    { type: 'save-and-next' } as const,
  ])
  const sitting = begunWith(paper, [...actions, { type: 'submit' }], Date.now())
  await attemptStore.save(visitor, { ...attempt, sitting })
  return attempt.id
}

const routes = {
  '/quiz/:quizId': <QuizPage />,
  '/daily/:day': <DailyDayPage />,
  '/mock-test/:mockTestId/results': <ResultsPage />,
  '/test-series/:packageId/test/:testId/results': <ResultsPage />,
}

const showQuestions = () => fireEvent.click(screen.getByRole('tab', { name: 'Questions' }))

describe('a corrected test', () => {
  const ref = { kind: 'mock', mockTestId: 'sums' } as const
  beforeAll(() => backend.put('mock_tests/sums', sums({ marking })))

  test('is shown to the operator first, and left as it is without a yes', async () => {
    const { code, out, questions, err } = await correct('mock_tests/sums #1 --key B', 'Count again.', 'no')
    expect(code).toBe(1)
    expect(out).toEqual([
      'Sums (mock_tests/sums), question 1 of 3, id a:',
      '  Two and two?',
      '  A  3',
      '  B  4',
      '  C  5',
      'key until now:   A',
      'key from now on: B',
      'reason:          Count again.',
    ])
    expect(questions[0]).toContain('The key is corrected in the local backend')
    expect(err).toEqual(['Nothing was changed.'])
    expect(await stored('corrections/mock:sums')).toBeUndefined()
  })

  test('shows the old and the new marks of an attempt of before, and scores one of after by the new key', async () => {
    const before = await sit(ref, 1, 0b101, 3.5)
    expect((await correct('mock/sums a --key B', 'Two and two are four.')).code).toBe(0)
    expect((await correct('mock_tests/sums b --key A,C', 'Four is even too.')).code).toBe(0)
    const numeric = await correct('mock_tests/sums #3 --key 3.5~3.6', 'Rounded either way.')
    expect(numeric.last).toBe(
      'Corrected in the local backend: new attempts are scored by it, and earlier results say so.',
    )
    expect(await stored('corrections/mock:sums')).toMatchObject({
      testKey: 'mock/sums',
      title: 'Sums',
      entries: {
        1: { question: 'a', key: '1', was: '0', reason: 'Two and two are four.' },
        2: { question: 'b', key: '5', was: '1' },
        3: { question: 'c', key: '3.5~3.6', was: '3.4' },
      },
    })
    const after = await sit(ref, 1, 0b101, 3.5)

    open(`/mock-test/sums/results?attempt=${before}`, routes)
    const note = await screen.findByText(/^Corrected on \d+ \w+ \d{4}: −1 → 3 marks$/)
    expect(note.parentElement).toHaveTextContent(
      'The answer keys of 3 questions changed. Rounded either way.',
    )
    expect(screen.getByText('Excellent')).toBeVisible()
    showQuestions()
    const first = screen.getAllByRole('heading', { level: 3 })[0]?.closest('li')
    expect(first).toHaveTextContent(
      /Key corrected on .*: A → B\. Reason: Two and two are four\. Your marks for it: −⅓ → 1\./,
    )
    expect(screen.getByText(/Key corrected on .*: A → A and C\./)).toBeVisible()
    expect(screen.getByText(/Key corrected on .*: 3\.4 → 3\.5 to 3\.6\./)).toBeVisible()
    // What was submitted stays as it is on the device.
    const kept = await attemptStore.load(visitor, before)
    expect(kept?.score).toEqual({
      percentage: 0,
      marks: { scored: { numerator: -1, denominator: 1 }, possible: { numerator: 3, denominator: 1 } },
    })
    cleanup()

    open(`/mock-test/sums/results?attempt=${after}`, routes)
    expect(await screen.findByText('Excellent')).toBeVisible()
    expect(screen.queryByText(/orrected on/)).not.toBeInTheDocument()
  })

  test('may be corrected again: the later one counts', async () => {
    const id = await sit(ref, 2)
    expect((await correct('mock_tests/sums a --also C', 'The book says so.')).code).toBe(0)
    expect((await correct('mock_tests/sums b --full-marks', 'Badly asked.')).code).toBe(0)
    expect((await correct('mock_tests/sums c --drop', 'Not in the syllabus.')).code).toBe(0)
    open(`/mock-test/sums/results?attempt=${id}`, routes)
    expect(await screen.findByText(/: −⅓ of 3 → 2 of 2 marks$/)).toBeVisible()
    showQuestions()
    expect(screen.getByText(/: A and C → full marks for everybody\./)).toBeVisible()
    expect(screen.getByText(/: 3\.5 to 3\.6 → does not count\./)).toBeVisible()
  })

  test.each([
    ['mock_tests/none #1 --key B', 'There is no test or quiz "mock_tests/none" with questions.'],
    ['videos/v1 #1 --key B', '"videos/v1" is neither the path of a test or quiz nor its key: see --help.'],
    ['mock_tests/sums #4 --key B', 'mock_tests/sums has no question "#4": it has 3, #1 to #3.'],
    ['mock_tests/sums zz --key B', 'mock_tests/sums has no question "zz": it has 3, #1 to #3.'],
    ['mock_tests/sums a --key D', 'The question has the options A to C, and no "D".'],
    [
      'mock_tests/sums a --key A,B',
      'One option of this question is right: give one letter, and a second one by --also.',
    ],
    ['mock_tests/sums a --also B', 'That is the key of the question already.'],
    ['mock_tests/sums b --full-marks', 'That is the key of the question already.'],
    [
      'mock_tests/sums c --key half',
      '"half" is no number of up to nine digits and six decimals, which the question asks for.',
    ],
    ['mock_tests/sums c --key 4~3', '"4~3" is no range: write 3.5~3.6.'],
    ['mock_tests/sums c --also 4', 'To this key nothing can be added by --also: say the whole key by --key.'],
  ])('%s is told in one sentence', async (words, sentence) => {
    const { code, err } = await correct(words, 'r')
    expect([code, err]).toEqual([2, [sentence]])
  })
})

test('a corrected quiz tells the old and the new score, and a new attempt is scored by the new key', async () => {
  await backend.put('quizzes/sums', sums())
  const ref = { kind: 'quiz', quizId: 'sums' } as const
  const before = await sit(ref, 1)
  expect((await correct('quizzes/sums #1 --key B', 'Count again.')).code).toBe(0)
  const after = await sit(ref, 1)
  open(`/quiz/sums?attempt=${before}`, routes)
  expect(await screen.findByText(/^Corrected on .*: 0% → 33%$/)).toBeVisible()
  expect(screen.getByText('1 of 3 correct')).toBeVisible()
  showQuestions()
  expect(screen.getByText(/Key corrected on .*: A → B\. Reason: Count again\.$/)).toBeVisible()
  cleanup()
  open(`/quiz/sums?attempt=${after}`, routes)
  expect(await screen.findByText('1 of 3 correct')).toBeVisible()
  expect(screen.queryByText(/orrected on/)).not.toBeInTheDocument()
})

test('a corrected key reaches the daily quizzes that ask a copy of the question, and no other question', async () => {
  const { questions, ...rest } = sums()
  await backend.put('quizzes/copied', { ...rest, questions })
  const day = (id: string, ...of: Array<(typeof questions)[number]>) =>
    backend.put(`daily_quizzes/${id}`, {
      title: 'Daily quiz',
      opensAt: new Date('2020-01-01T00:00:00+05:30'),
      questions: of.map((one) => ({ ...one, id: `quiz/copied#${one.id}` })),
    })
  const [a, b] = questions
  if (!a || !b) throw new Error('there are no questions')
  await day('2020-01-01', b, a)
  await day('2020-01-02', a)
  await day('2020-01-03', b)
  const ref = { kind: 'daily', day: '2020-01-01' } as const
  const before = await sit(ref, 0b1, 1)
  const other = await stored('daily_quizzes/2020-01-03')

  const { code, out } = await correct('quizzes/copied a --key B', 'Count again.')
  expect(code).toBe(0)
  expect(out).toContain('asked as well in: daily_quizzes/2020-01-01, daily_quizzes/2020-01-02')
  expect((await stored('daily_quizzes/2020-01-01'))?.questions).toEqual([
    { ...b, id: 'quiz/copied#b' },
    { ...a, id: 'quiz/copied#a', key: '1' },
  ])
  expect((await stored('daily_quizzes/2020-01-02'))?.questions[0]).toMatchObject({ key: '1' })
  expect(await stored('daily_quizzes/2020-01-03')).toEqual(other)

  const after = await sit(ref, 0b1, 1)
  open(`/daily/2020-01-01?attempt=${before}`, routes)
  expect(await screen.findByText(/^Corrected on .*: 50% → 100%$/)).toBeVisible()
  cleanup()
  open(`/daily/2020-01-01?attempt=${after}`, routes)
  expect(await screen.findByText('2 of 2 correct')).toBeVisible()
  expect(screen.queryByText(/orrected on/)).not.toBeInTheDocument()
})

test('a test of a package is found by its path and by its key, its question by the number that students see', async () => {
  const ref = { kind: 'series', packageId: 'ibps-po-prelims', testId: 'free-mock-1' } as const
  const paper = await readPaper(ref)
  const id = paper?.questions.at(-1)?.id
  const path = 'test_series/ibps-po-prelims/tests/free-mock-1'
  const last = `#${paper?.questions.length}`
  const byPath = await correct(`${path} ${last} --drop`, 'Out of the syllabus.')
  expect([byPath.code, byPath.out[0]]).toEqual([0, expect.stringContaining(`id ${id}:`)])
  expect((await correct(`${testKey(ref)} ${id} --full-marks`, 'On second thoughts.')).code).toBe(0)
  expect(await stored('corrections/series:ibps-po-prelims:free-mock-1')).toMatchObject({
    testKey: testKey(ref),
    entries: { 1: { question: id, key: 'x' }, 2: { question: id, key: '*', was: 'x' } },
  })
})

test('of two corrections that were begun at once, the second is refused', async () => {
  await backend.put('mock_tests/twice', sums({ marking }))
  const target = openTarget(null, () => undefined, undefined, services())
  const plan = (text: string) =>
    planCorrection(target, {
      test: 'mock_tests/twice',
      question: 'a',
      change: { by: 'key', text },
      reason: 'Counted again.',
    })
  const silent = { out: () => undefined, err: () => undefined, ask: async () => null }
  const [first, second] = [await plan('B'), await plan('C')]
  expect(await first.write(silent)).toBe(0)
  await expect(second.write(silent)).rejects.toThrow('The test has changed meanwhile. Nothing was changed')
  expect((await stored('mock_tests/twice'))?.questions[0]).toMatchObject({ key: '1' })
  expect(Object.keys((await stored('corrections/mock:twice'))?.entries)).toEqual(['1'])
})

test('anybody reads the tests that were corrected last, the latest first; what cannot be read is left out', async () => {
  const entry = { question: 'a', key: '1', was: '0', reason: 'r', at: new Date('2027-01-02') }
  const put = (id: string, year: string, entries: unknown) =>
    backend.put(`corrections/${id}`, {
      testKey: id.replaceAll(':', '/'),
      title: id,
      latestAt: new Date(`${year}-01-02`),
      entries,
    })
  await put('mock:older', '2031', {
    10: entry,
    9: { ...entry, key: '2' },
    11: { ...entry, key: 'B' },
    12: 'x',
  })
  await put('mock:newer', '2032', 'none')
  const [newer, older] = await createCorrectionRepository(backend.db('visitor')).latest()
  expect(newer).toEqual({ testKey: 'mock/newer', title: 'mock:newer', corrections: [] })
  expect(older?.corrections).toEqual([
    { questionId: 'a', key: 2, reason: 'r', at: Date.parse('2027-01-02') },
    { questionId: 'a', key: 1, reason: 'r', at: Date.parse('2027-01-02') },
  ])
})

describe('an import over published questions', () => {
  const write = (content: object) => {
    const file = join(folder, 'quizzes.json')
    writeFileSync(file, JSON.stringify({ guarded: content }))
    return file
  }
  const [first, ...others] = sums().questions
  const withFirst = (change: object) => write(sums({ questions: [{ ...first, ...change }, ...others] }))
  beforeAll(() => backend.put('quizzes/guarded', sums()))

  test.each([
    ['another key', { correctAnswer: 1 }, 'it is published with the key "A", and has "B" here'],
    ['other options', { options: ['3', '4', '6'] }, 'it is published with other options'],
    ['another id', { id: 'z' }, 'it is published, and missing here'],
  ])('is refused for a question with %s', async (_, change, what) => {
    for (const option of ['', ' --replace', ' --dry-run']) {
      const { code, out, err } = await run(`import ${withFirst(change)}${option}`)
      expect([code, err]).toEqual([1, ['Nothing was written.']])
      expect(out.at(-1)).toBe(
        `error   quizzes/guarded, question "a": ${what}; use content correct, or give the question a new id.`,
      )
    }
    expect(await stored('quizzes/guarded')).toEqual(sums())
  })

  test('may change texts and explanations, and add questions', async () => {
    const more = { ...first, id: 'd', question: 'One and one?' }
    const questions = [{ ...first, question: 'Two and 2?', explanation: 'By hand.' }, ...others, more]
    expect((await run(`import ${write(sums({ questions }))}`)).code).toBe(0)
    expect((await stored('quizzes/guarded'))?.questions).toHaveLength(4)
    await backend.put('quizzes/guarded', sums())
  })

  test('may change everything of a draft', async () => {
    await backend.put('quizzes/guarded', sums({ published: false }))
    expect((await run(`import ${withFirst({ correctAnswer: 1 })}`)).code).toBe(0)
    await backend.put('quizzes/guarded', sums())
  })

  test.each(['', ' --replace'])('keeps a corrected key%s, whichever key the file knows', async (option) => {
    await backend.put('quizzes/guarded', sums())
    await correct('quizzes/guarded a --key B', 'Count again.')
    for (const correctAnswer of [0, 1]) {
      const file = withFirst({ question: `Two and two, ${correctAnswer}?`, correctAnswer })
      expect((await run(`import ${file}${option}`)).code).toBe(0)
      expect((await stored('quizzes/guarded'))?.questions[0]).toMatchObject({ correctAnswer, key: '1' })
      expect((await run(`import ${file}${option}`)).last).toBe(
        '0 new, 0 to change, 1 as the files say already.',
      )
    }
    const third = await run(`import ${withFirst({ correctAnswer: 2 })}${option}`)
    expect(third.out.at(-1)).toContain('it is published with the key "B", and has "C" here')
  })
})

test('the file of a correction is no content to import', async () => {
  const file = join(folder, 'corrections.json')
  writeFileSync(file, '{}')
  expect((await run(`check ${file}`)).out[0]).toContain('corrections are no content')
})
