import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { latestCorrectionsQuery } from '@/content/corrections/queries'
import type { TestCorrections } from '@/content/corrections/schema'
import { questionIndexQuery } from '@/content/question-index/queries'
import { indiaDayOf } from '@/domain/india-day'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import type { QuestionCard } from '@/domain/learning/card'
import type { Paper } from '@/domain/paper'
import { questionRef } from '@/domain/question/ref'
import { cardMap, momentOf, sheetOf } from '@/domain/testing/learning-samples'
import { paperOf } from '@/domain/testing/sitting-samples'
import { visitor } from '@/lib/device/visitor'
import { cardsQuery } from '@/own/cards/query'

/** The device's day while screens are tested. */
export const today = indiaDayOf(Date.parse('2026-11-22T10:00:00+05:30'))

export const refOfRiver = (number: number) => questionRef('quiz/rivers', `q${number}`)

/** The quiz of which the sheets are; B is right everywhere. */
export const rivers: Paper = paperOf(4, {
  title: 'Rivers',
  questions: paperOf(4).questions.map((question) => ({
    ...question,
    explanation: `Because of ${question.id}.`,
  })),
})

/** Two days ago: 1 wrong, 2 skipped, 3 right, and 4 wrong in another test. */
export const sheets: readonly AnswerSheet[] = [
  sheetOf(momentOf(today - 2), [
    { ref: refOfRiver(1), outcome: 'wrong', topic: 'Polity' },
    { ref: refOfRiver(2), outcome: 'unanswered', topic: 'Economy' },
    { ref: refOfRiver(3) },
  ]),
  sheetOf(
    momentOf(today - 2, 13),
    [{ ref: questionRef('mock/m', 'q4'), outcome: 'wrong', topic: 'Polity' }],
    { testKey: 'mock/m', title: 'Mock Test 1' },
  ),
]

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>
}

/** Shows a page to a visitor who has these cards. @returns the cards as they are by then */
export function showScreen(
  page: ReactNode,
  cards: readonly QuestionCard[] = [],
  address = '/',
  corrections: readonly TestCorrections[] = [],
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = cardsQuery(visitor)
  client.setQueryData(queryKey, cardMap(...cards))
  client.setQueryData(questionIndexQuery.queryKey, { version: '', parts: [] })
  client.setQueryData(latestCorrectionsQuery.queryKey, [...corrections])
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
      <Place />
    </MemoryRouter>,
  )
  return () => client.getQueryData(queryKey)
}
