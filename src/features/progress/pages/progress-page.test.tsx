import { QueryClientProvider } from '@tanstack/react-query'
import 'fake-indexeddb/auto'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { questionIndexQuery } from '@/content/question-index/queries'
import { writeIndex } from '@/content/question-index/schema'
import { fraction } from '@/domain/fraction'
import type { AnswerSheet, SheetQuestion } from '@/domain/learning/answer-sheet'
import { reportReached, reportUnreached } from '@/lib/device/network-state'
import { answerSheetsQuery } from '@/own/attempts'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { ProgressPage } from './progress-page'

const scheme = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }

function questions(
  topic: string | null,
  outcomes: string,
  more: Partial<SheetQuestion> = {},
): SheetQuestion[] {
  const outcomeOf = { c: 'correct', w: 'wrong', u: 'unanswered' } as const
  return outcomes.split('').map((letter, n) => ({
    ref: `quiz/rivers#${topic ?? 'none'}${n}`,
    outcome: letter === 'c' ? outcomeOf.c : letter === 'w' ? outcomeOf.w : outcomeOf.u,
    seconds: 60,
    scheme,
    topic,
    ...more,
  }))
}

/** Each has questions of its own: only first meetings count. */
const sheetOf = (id: string, day: number, asked: readonly SheetQuestion[]): AnswerSheet => ({
  attemptId: id,
  testKey: 'quiz/rivers',
  scope: 'all',
  title: `Quiz ${id}`,
  at: Date.UTC(2026, 10, day, 6),
  // A minute for each.
  given: asked.length * 60_000,
  questions: asked.map((question) => ({ ...question, ref: `${question.ref}-${id}` })),
})

const two = [
  sheetOf('b', 21, [...questions('Economy', 'ccwwwu', { seconds: 10 }), ...questions('Polity', 'cccccc')]),
  sheetOf('a', 20, [...questions('Polity', 'cw', { seconds: 100 }), ...questions('Economy', 'w')]),
]

const key = (owner = student.id) => answerSheetsQuery(owner).queryKey

function show(
  data: Parameters<typeof readAlready>[0],
  failed: Parameters<typeof readAlready>[1] = [],
  at = '/progress',
) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={readAlready(data, failed)}>
        <ProgressPage />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)

beforeEach(() => setSignedIn(true))
afterEach(() => {
  setSignedIn(false)
  reportReached()
})

test('topics come with the fewest right answers first, each with its practice', () => {
  show([[key(), two]])
  const topics = region('Practise next')
  expect(topics.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)).toEqual([
    'Economy',
    'Polity',
  ])
  expect(topics.getByText('2 of 6')).toBeVisible()
  expect(topics.getByRole('link', { name: 'Practise Economy' })).toHaveAttribute(
    'href',
    '/practice?topic=Economy&source=new&count=10',
  )
})

test('few attempts are rows, without a drawing, each figure with its practice', () => {
  show([[key(), two]])
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Last 5' })).toBeNull()
  const scores = region('Scores')
  expect(scores.getByText('From 33% to 67% over 2 attempts.')).toBeVisible()
  expect(rowsOf(scores.getByRole('table', { name: 'Scores, the latest first' }))).toHaveLength(3)
  expect(scores.getByRole('link', { name: 'Practise new questions' })).toHaveAttribute(
    'href',
    '/practice?source=new&count=20',
  )
  const time = region('Time per question')
  expect(time.getByText('Your pace was on target in 1 of 2 attempts with a time limit.')).toBeVisible()
  expect(time.getByRole('link', { name: 'Practise with a timer' })).toHaveAttribute(
    'href',
    '/practice?source=new&count=20&mode=timed',
  )
})

test('from five attempts on, each drawing says what it shows and has its numbers in a table', () => {
  const five = Array.from({ length: 5 }, (_, n) => sheetOf(`x${n}`, 20, questions('Polity', 'c')))
  show([[key(), five]])
  const scores = region('Scores')
  expect(
    scores.getByRole('img', { name: 'Scores, the earliest first: 100%, 100%, 100%, 100%, 100%' }),
  ).toBeVisible()
  expect(scores.getByRole('table', { name: 'Scores, the latest first', hidden: true })).not.toBeVisible()
  expect(region('Time per question').getByRole('img')).toHaveAccessibleName(
    /beside the time that the test gives/,
  )
})

test('slow, quick, lost and guessed answers are told exactly, each with a practice of those questions', () => {
  show([[key(), two]])
  expect(
    region('Correct but slow').getByRole('button', { name: 'Practise this one: Correct but slow' }),
  ).toBeVisible()
  const quick = region('Wrong and quick')
  expect(quick.getByRole('button', { name: 'Practise these 3: Wrong and quick' })).toBeVisible()
  expect(rowsOf(quick.getByRole('table', { name: 'Quick wrong answers by topic' }))).toContain('Economy3')
  const lost = region('Negative marks')
  expect(lost.getByText('5 wrong answers cost you 1⅔ marks.')).toBeVisible()
  expect(lost.getByRole('button', { name: 'Practise these 5: Negative marks' })).toBeVisible()
  const guesses = region('Guessing')
  expect(guesses.getByText(/Quick answers gained 1 mark\. With \+1 \/ −⅓, guessing gains/)).toBeVisible()
})

test('the figures are of as many attempts as are asked for', async () => {
  const many = Array.from({ length: 12 }, (_, n) => sheetOf(`x${n}`, 20, questions('Polity', 'c')))
  show([[key(), many]])
  const attempts = () => screen.getByText('Attempts').parentElement
  expect(attempts()).toHaveTextContent('Attempts10')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(attempts()).toHaveTextContent('Attempts12')
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
})

test('of six attempts the last five can be chosen; a drawing opens as a table', async () => {
  const user = userEvent.setup()
  show([[key(), [16, 17, 18, 19, 20, 21].map((day) => sheetOf(`of-${day}`, day, questions('Polity', 'cw')))]])
  const last = screen.getByRole('button', { name: 'Last 5' })
  await user.click(last)
  expect(last).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('From 50% to 50% over 5 attempts.')).toBeVisible()
  const [asTable] = screen.getAllByText(/^As a table/)
  expect(asTable?.closest('details')).not.toHaveAttribute('open')
  if (asTable) await user.click(asTable)
  expect(asTable?.closest('details')).toHaveAttribute('open')
})

test('a topic that no sheet names comes from the index of questions', () => {
  const sheets = [sheetOf('a', 20, questions(null, 'cw')), sheetOf('b', 21, questions('Polity', 'c'))]
  const index = writeIndex([{ ref: 'quiz/rivers#none0-a', topic: 'Rivers', access: { kind: 'free' } }])
  show([
    [key(), sheets],
    [questionIndexQuery.queryKey, { version: 'v', parts: index }],
  ])
  expect(region('Practise next').getByRole('link', { name: 'Practise Rivers' })).toBeVisible()
  expect(screen.getByText('1 question has no topic.')).toBeVisible()
})

test('the first attempt is told by topic, and what the next one will add', () => {
  show([[key(), two.slice(0, 1)]])
  expect(screen.getByText(/After the next one, you can compare scores, time and marks here/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Scores' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Last 5' })).not.toBeInTheDocument()
})

test('where no marks are taken away, nothing is said of guessing', () => {
  const plain = two.map((sheet) => ({
    ...sheet,
    questions: sheet.questions.map((question) => ({ ...question, scheme: null })),
  }))
  show([[key(), plain]])
  expect(region('Negative marks').getByText(/None of these attempts has negative marking/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Guessing' })).not.toBeInTheDocument()
})

test('a student without an attempt learns what will be here, and how it begins', () => {
  show([[key(), []]])
  expect(screen.getByRole('status')).toHaveTextContent('Your progress begins with one quiz')
  expect(screen.getByRole('link', { name: 'Take the daily quiz' })).toHaveAttribute('href', '/daily')
  expect(screen.getByRole('link', { name: 'Browse quizzes' })).toHaveAttribute('href', '/content/quizzes')
})

test('with nothing to show and no account to ask, it says what failed and tries again', () => {
  show([[['attempts', 'known-sheets', student.id], []]], [key()])
  const alert = screen.getByRole('alert')
  expect(within(alert).getByRole('heading', { name: 'Failed to load your progress' })).toBeVisible()
  expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('without a network it says whose attempts these are', () => {
  reportUnreached(null)
  show([[key(), two]])
  expect(screen.getByText(/We cannot reach your account now/)).toBeVisible()
})

test('a visitor sees the attempts of this device, and how to keep them', () => {
  setSignedIn(false)
  show([[key('visitor'), two]])
  expect(screen.getByText(/These attempts are only on this device/)).toBeVisible()
  expect(region('Practise next').getAllByRole('row')).toHaveLength(3)
})
