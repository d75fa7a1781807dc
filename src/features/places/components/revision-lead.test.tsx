import { QueryClientProvider } from '@tanstack/react-query'
import 'fake-indexeddb/auto'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { testKey } from '@/domain/sitting/test-ref'
import { type AttemptSummary, answerSheetsQuery, historyQuery } from '@/own/attempts'
import { cardsQuery } from '@/own/cards/query'
import { preferencesQuery } from '@/own/preferences/query'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { RevisionLead } from './revision-lead'

beforeEach(() => setSignedIn(true))

const wrongAt = (at: number): AnswerSheet => ({
  attemptId: 'a',
  testKey: 'mock/m',
  scope: 'all',
  title: 'Mock 1',
  at,
  given: null,
  questions: [{ ref: 'mock/m#1', seconds: 60, scheme: null, outcome: 'wrong', topic: 'Polity' }],
})

function show(sheets: readonly AnswerSheet[], attempts: readonly AttemptSummary[] = []) {
  const client = readAlready([
    [answerSheetsQuery(student.id).queryKey, sheets],
    [historyQuery(student.id).queryKey, { attempts, complete: true }],
    [cardsQuery(student.id).queryKey, new Map()],
    [preferencesQuery(student.id).queryKey, { exam: '', examDay: null, minutes: 20, extraTime: 'none' }],
  ])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RevisionLead owner={student.id} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const day = 24 * 3_600_000

const dailyQuizDone: AttemptSummary = {
  id: 'd',
  testKey: testKey({ kind: 'daily', day: writeIndiaDay(indiaDayOf(Date.now())) }),
  scope: 'all',
  title: 'Daily quiz',
  status: 'submitted',
  startedAt: Date.now() - 60_000,
  deadline: Date.now(),
  submittedAt: Date.now(),
  answered: 1,
  total: 1,
  score: null,
}
const rightToday: AnswerSheet = {
  ...wrongAt(Date.now()),
  testKey: dailyQuizDone.testKey,
  questions: [{ ref: 'mock/m#1', seconds: 60, scheme: null, outcome: 'correct', topic: 'Polity' }],
}

test.each([
  ['what is due today', [wrongAt(Date.now() - 3 * day)], 'Revise 1 question', ['Revise', 'Fix mistakes']],
  ['mistakes when nothing is due', [wrongAt(Date.now())], 'Fix 1 mistake', ['Fix mistakes', 'Revise']],
  ['the daily quiz to a newcomer, who has nothing to fix', [], 'Take the daily quiz', ['Start Quiz']],
])('offers first %s', async (_, sheets, title, buttons) => {
  show(sheets)
  expect(screen.getByRole('status', { name: 'Loading your next task' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(buttons)
})

test('offers a practice of the student’s choice when the daily quiz is done too', async () => {
  show([rightToday], [dailyQuizDone])
  expect(await screen.findByRole('heading', { name: 'Practise what you like' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New practice' })).toHaveAttribute('href', '/practice')
})
