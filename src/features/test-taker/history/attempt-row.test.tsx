import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { AttemptSummary } from '@/own/attempts'
import { AttemptRow } from './attempt-row'

const over: AttemptSummary = {
  id: 'a1',
  testKey: 'series/appsc/full-1',
  scope: 'all',
  title: 'Full Mock Test 1',
  status: 'submitted',
  startedAt: Date.UTC(2026, 10, 21, 6),
  deadline: Date.UTC(2026, 10, 21, 7),
  submittedAt: Date.UTC(2026, 10, 21, 6, 12, 5),
  answered: 20,
  total: 25,
  score: {
    percentage: 72,
    marks: { scored: { numerator: 53, denominator: 3 }, possible: { numerator: 25, denominator: 1 } },
  },
}
const show = (attempt: AttemptSummary, isFirst = true) =>
  render(
    <MemoryRouter>
      <AttemptRow attempt={attempt} isFirst={isFirst} />
    </MemoryRouter>,
  )

test('an attempt with extra time says so', () => {
  show({ ...over, extra: 'half' })
  expect(screen.getByText('With half more time')).toBeVisible()
})

test('an attempt that is over tells date, score, marks and time, and leads to its own result', () => {
  show(over)
  for (const fact of ['21 Nov 2026', '20 of 25 answered', '12m 5s', 'of 25 marks'])
    expect(screen.getByText(fact)).toBeVisible()
  expect(screen.getByText(/^17⅔/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See Result Full Mock Test 1' })).toHaveAttribute(
    'href',
    '/test-series/appsc/test/full-1/results?attempt=a1',
  )
})

test('an attempt of this day says today instead of its date', () => {
  show({ ...over, startedAt: Date.now() })
  expect(screen.getByText('Today')).toBeVisible()
})

test('the first attempt of a ranked test names its rank, and a retake does not', () => {
  const ranked = { ...over, rank: { rank: 12, count: 3400 } }
  show(ranked)
  expect(screen.getByText('Rank 12 of 3,400')).toBeVisible()
  cleanup()
  show(ranked, false)
  expect(screen.queryByText(/Rank/)).toBeNull()
})

test('a study session tells how many of its questions are done: what was given up is none that was answered', () => {
  show({ ...over, testKey: 'study/study-1', answered: 2, total: 5 })
  expect(screen.getByText('2 of 5 done')).toBeVisible()
})

test('practice without a clock says so, tells no time that it took, and goes on at its own address', () => {
  const untimed = { ...over, scope: 'untimed', deadline: over.startedAt + 100 * 365 * 86_400_000 } as const
  show({ ...untimed, submittedAt: over.startedAt + 3 * 86_400_000 })
  expect(screen.getByText('Practice without a time limit')).toBeVisible()
  expect(screen.queryByText(/\d+[hm] \d+/)).not.toBeInTheDocument()
  show({ ...untimed, status: 'running', submittedAt: null, score: null })
  expect(screen.getByRole('link', { name: 'Resume Full Mock Test 1' })).toHaveAttribute(
    'href',
    '/test-series/appsc/test/full-1?untimed',
  )
})

test('one that runs leads on with it, practice to its practice', () => {
  const running = { ...over, status: 'running', submittedAt: null, score: null } as const
  show({ ...running, scope: 'wrong', deadline: Date.now() + 60_000 })
  expect(screen.getByText('Practice of wrong answers')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Resume Full Mock Test 1' })).toHaveAttribute(
    'href',
    '/test-series/appsc/test/full-1?retake=wrong&of=a1',
  )
})

test('a score without marks shows in percent', () => {
  show({ ...over, score: { percentage: 72, marks: null } })
  expect(screen.getByText('72%')).toBeVisible()
})
