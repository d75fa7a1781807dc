import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, Outlet, Routes, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { importantQuery } from '@/content/current-affairs/queries'
import { dailyQuizQuery } from '@/content/daily-quizzes/queries'
import { closingJobsQuery } from '@/content/jobs/closing-jobs'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import { dailyRoutes } from '@/features/daily/routes'
import { homeRoutes } from '@/features/home/routes'
import { type AttemptSummary, answerSheetsQuery, historyQuery, knownAttemptsQuery } from '@/own/attempts'
import { cardsQuery } from '@/own/cards/query'
import { preferencesQuery } from '@/own/preferences/query'
import { readAlready } from '../../tests/testing/read-already'
import { setSignedIn, student } from '../../tests/testing/signed-in'

const dayMs = 24 * 60 * 60_000
const today = indiaDayOf(Date.now())
const daysAgo = (days: number): AttemptSummary => ({
  id: `a${days}`,
  testKey: `quiz/q${days}`,
  scope: 'all',
  title: 'A quiz',
  status: 'submitted',
  startedAt: Date.now() - days * dayMs,
  deadline: Date.now() - days * dayMs,
  submittedAt: Date.now() - days * dayMs,
  answered: 3,
  total: 10,
  score: { percentage: 30, marks: null },
})

function ToDaily() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/daily')}>
      Go to the daily quiz
    </button>
  )
}

const streak = async () => {
  const region = await screen.findByRole('region', { name: 'Streak' })
  return Number.parseInt((await within(region).findByText(/^\d+[ -]days?/)).textContent, 10)
}

test('the streak is the same on home and on the page of the daily quiz, also without a daily quiz', async () => {
  setSignedIn(true)
  const attempts = [daysAgo(0), daysAgo(1), daysAgo(2)]
  const client = readAlready([
    [knownAttemptsQuery(student.id).queryKey, attempts],
    [historyQuery(student.id).queryKey, { attempts, complete: true }],
    [cardsQuery(student.id).queryKey, new Map()],
    [preferencesQuery(student.id).queryKey, { exam: '', examDay: null, minutes: 20, extraTime: 'none' }],
    [answerSheetsQuery(student.id).queryKey, []],
    [['plan', student.id, 'packages', { exam: '', latest: null }], []],
    [closingJobsQuery.queryKey, []],
    [liveTestsQuery.queryKey, []],
    [importantQuery.queryKey, []],
    [['today-in-india'], { today, deviceDay: null, ahead: 0 }],
    [['quiz-days', student.id], { days: new Set(), waits: false, isFromAccount: true }],
    [dailyQuizQuery(writeIndiaDay(today)).queryKey, null],
  ])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToDaily />
        <Routes>
          {homeRoutes(<Outlet />)}
          {dailyRoutes}
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Take the daily quiz' })).toBeVisible()
  expect(await streak()).toBe(3)
  screen.getByRole('button', { name: 'Go to the daily quiz' }).click()
  expect(await screen.findByRole('heading', { name: "Today's quiz" })).toBeVisible()
  expect(await streak()).toBe(3)
})
