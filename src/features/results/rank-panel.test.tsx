import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ranksQuery } from '@/content/ranks/queries'
import { ranksSchema } from '@/content/ranks/schema'
import { fraction } from '@/domain/fraction'
import { resultsOf } from '@/domain/sitting/results'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import type { AttemptScope } from '@/own/attempts/attempt'
import { attemptOf } from '@/own/attempts/testing/attempt-samples'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { RankPanel } from './rank-panel'
import { TimePerQuestion } from './time-per-question'

const part = (id: string, name: string) => ({ id, name, minutes: null, marking: null })
/** Four questions in two sections, a third off for each that is wrong. */
const paper = paperOf(4, {
  questions: paperOf(4).questions.map((question, index) => ({
    ...question,
    section: index < 2 ? 'gk' : 'maths',
  })),
  layout: {
    marking: { correct: fraction(1), wrong: fraction(-1, 3) },
    sections: [part('gk', 'General Knowledge'), part('maths', 'Maths')],
  },
})

/** Two right in the first section and one wrong in the second: 1⅔ marks. */
const sitting = begunWith(paper, [
  ...[1, 1, 0].flatMap((option) => [{ type: 'choose', option } as const, { type: 'save-and-next' } as const]),
  { type: 'submit' },
])

const stored = {
  id: 'live:t',
  testKey: 'live/t',
  kind: 'live',
  count: 400,
  histogram: '4 3\n5/3 8\n0 389',
  sections: [
    { id: 'gk', histogram: '2 20\n0 380' },
    { id: 'maths', histogram: '2 300\n-1/3 100' },
  ],
  questionIds: 'q1\nq2\nq3\nq4',
  medianMilliseconds: '45000,61000,0,9000',
  toppers: [
    { name: 'Asha K.', marks: '4', rank: 1 },
    { name: 'Ravi T.', marks: '5/3', rank: 4 },
  ],
}

const live = { renderWeek: (week: string) => <p>Week of {week}</p>, renderPicture: () => null }

function show(
  over: object | null,
  { scope = 'all', key = 'live/t', id }: { scope?: AttemptScope; key?: string; id?: string } = {},
) {
  const results = resultsOf({ paper, sitting })
  if (!results) throw new Error('it has a result')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(ranksQuery(key).queryKey, over && ranksSchema.parse({ ...stored, ...over }))
  const attempt = { ...attemptOf(paper, sitting), testKey: key, scope, ...(id && { id }) }
  render(
    <QueryClientProvider client={client}>
      <RankPanel attempt={attempt} results={results} live={live} />
      <TimePerQuestion attempt={attempt} results={results} />
    </QueryClientProvider>,
  )
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

test('shows rank and percentile of the marks, those of each section, and the toppers', () => {
  show({})
  expect(screen.getByText('4 of 400').parentElement).toHaveTextContent('Rank')
  expect(screen.getByText('99.25').parentElement).toHaveTextContent('Percentile')
  expect(screen.getByText('Among 400 students of this live test.')).toBeVisible()
  expect(rows('Rank by section').slice(1)).toEqual([
    ['General Knowledge', '1 of 400', '100.00'],
    ['Maths', '301 of 400', '25.00'],
  ])
  const toppers = within(
    screen.getByRole('region', { name: 'Best students who show their name' }),
  ).getAllByRole('listitem')
  expect(toppers.map(({ textContent }) => textContent)).toEqual(['1Asha K.4', '4Ravi T.1⅔'])
})

test('marks the student’s own row among the best', () => {
  setSignedIn(true, { ...student, firstName: 'Ravi', lastName: 'Teja' })
  show(
    {
      toppers: [
        { name: 'Ravi T.', marks: '5/3', rank: 4 },
        { name: 'Ravi T.', marks: '1', rank: 9 },
      ],
    },
    { id: 'live.t.ravi' },
  )
  const toppers = within(screen.getByRole('region', { name: 'Best students who show their name' }))
  expect(toppers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4Ravi T. (you)1⅔',
    '9Ravi T.1',
  ])
})

test('a live test names its week to what shows the best of it, and a practice test does not', () => {
  show({ week: '2026-11-23' })
  expect(screen.getByText('Week of 2026-11-23')).toBeVisible()
  cleanup()
  show({ kind: 'practice' })
  expect(screen.queryByText(/^Week of/)).toBeNull()
})

test('says whom a practice test compares with, and which correction has changed the ranks', () => {
  show({ kind: 'practice', corrected: '2026-12-01', toppers: [], sections: [] })
  expect(screen.getByText(/^Among the first attempts of 400 students\./)).toBeVisible()
  expect(
    screen.getByText('Updated for an answer key that was corrected on 1 Dec 2026.', { exact: false }),
  ).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Best students who show their name' })).toBeNull()
  expect(screen.queryByRole('table', { name: 'Rank by section' })).toBeNull()
})

test('marks that no ranked student has stand between the others', () => {
  show({ histogram: '4 3\n0 397' })
  expect(screen.getByText('4 of 401')).toBeVisible()
})

test('the median of all students stands beside the own time of each question', () => {
  show({})
  const table = rows('Time per question')
  expect(table[0]).toEqual(['Question', 'Outcome', 'Time', 'Median'])
  expect(table.slice(1).map((cells) => cells[3])).toEqual(['45s', '1m 1s', '–', '9s'])
  expect(screen.getByText('Median of all students')).toBeVisible()
})

test.each([
  ['a test without ranks', null, {}],
  ['some questions of a test', {}, { scope: 'wrong' as const }],
  ['a quiz', {}, { key: 'quiz/rivers' }],
])('%s has no rank', (_, over, of) => {
  show(over, of)
  expect(screen.queryByRole('region', { name: 'Your rank' })).toBeNull()
  expect(rows('Time per question')[0]).toEqual(['Question', 'Outcome', 'Time'])
})
