import { QueryClientProvider } from '@tanstack/react-query'
import 'fake-indexeddb/auto'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { answerSheetsQuery } from '@/own/attempts'
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

function show(sheets: readonly AnswerSheet[]) {
  const client = readAlready([
    [answerSheetsQuery(student.id).queryKey, sheets],
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
