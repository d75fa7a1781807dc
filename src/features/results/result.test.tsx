import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ranksQuery } from '@/content/ranks/queries'
import { ranksSchema } from '@/content/ranks/schema'
import { fraction } from '@/domain/fraction'
import type { Paper } from '@/domain/paper'
import { resultsOf, type TestResults } from '@/domain/sitting/results'
import { reduceSitting } from '@/domain/sitting/sitting'
import type { SittingAction } from '@/domain/sitting/sitting-state'
import { ownTest } from '@/domain/sitting/test-ref'
import { begin, begunWith, paperOf } from '@/domain/testing/sitting-samples'
import type { Attempt } from '@/own/attempts/attempt'
import { ownPaper } from '@/own/attempts/own-tests'
import { attemptOf } from '@/own/attempts/testing/attempt-samples'
import { setSignedIn } from '../../../tests/testing/signed-in'
import { NextSteps } from './next-steps'
import { notesOf } from './result-words'
import { ScoreCard } from './score-card'
import { Summary } from './summary'
import { TimePerQuestion } from './time-per-question'
import { useStanding } from './use-ranks'

const scheme = { correct: fraction(1), wrong: fraction(-1, 3) }
const plain = paperOf(6)
/** Ten minutes for six questions of two topics, a third off for each that is wrong; B is right everywhere. */
const paper = paperOf(6, {
  questions: plain.questions.map((question, n) => ({ ...question, topic: n < 4 ? 'Economy' : 'Polity' })),
  layout: { marking: scheme },
})

const answer = (option: number): SittingAction[] => [{ type: 'choose', option }, { type: 'save-and-next' }]

function Place() {
  return <p>{useLocation().pathname}</p>
}

/** With the standing, as the result gives it. */
function SummaryOf(shown: { attempt: Attempt; results: TestResults }) {
  return (
    <Summary {...shown} path="/mock-test/m" more={[]} standing={useStanding(shown.attempt, shown.results)}>
      {null}
    </Summary>
  )
}

function show(
  actions: readonly SittingAction[],
  { testKey = 'mock/m', id = 'a1', own = paper, after = 1000, ranks = null as object | null } = {},
) {
  const sitting = reduceSitting(begunWith(own, [...actions]), { type: 'submit' }, begin + after)
  if (sitting.status !== 'submitted') throw new Error('it must be over')
  const results = resultsOf({ paper: own, sitting })
  if (!results) throw new Error('it has a result')
  const shown = { attempt: { ...attemptOf(own, sitting), testKey, id }, results }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(ranksQuery(testKey).queryKey, ranks && ranksSchema.parse(ranks))
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={
              <>
                <ScoreCard results={results} notes={notesOf(shown.attempt, results)}>
                  <NextSteps {...shown} />
                </ScoreCard>
                <SummaryOf {...shown} />
                <TimePerQuestion {...shown} />
              </>
            }
          />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const lines = () =>
  within(screen.getByRole('region', { name: 'After that' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

/** The paper on the table of the practice that has begun. */
function begunPaper(): Paper | null {
  const [, , practiceId = ''] = screen.getByText(/^\/practice\//).textContent?.split('/') ?? []
  return ownPaper(ownTest(practiceId))
}

test('has one button for the mistakes with the time that they take, and two lines below it', () => {
  show([...answer(1), ...answer(0), ...answer(0), ...answer(0)])
  expect(lines()).toEqual(['Practise Economy1 of 4 right', 'Practise 1 question you did not visit'])
  expect(screen.getByRole('link', { name: /^Practise Economy/ })).toHaveAttribute(
    'href',
    '/practice?topic=Economy&source=mistakes&count=10',
  )
  expect(screen.getByRole('button', { name: 'Fix 3 mistakes and 1 skipped · 3 min' })).toBeVisible()
})

test('one press asks the wrong and skipped questions again, each with its answer at once', () => {
  show([...answer(1), ...answer(0)])
  fireEvent.click(screen.getByRole('button', { name: 'Fix 1 mistake and 1 skipped · 1 min' }))
  const own = begunPaper()
  expect(own).toMatchObject({ minutes: 0, title: `Mistakes: ${paper.title}` })
  expect(own?.questions.map(({ id }) => id)).toEqual(['mock/m#q2', 'mock/m#q3'])
})

test('what haste cost is a note, and nothing to press', () => {
  show([...answer(1), ...answer(0), ...answer(0), ...answer(1), ...answer(1), ...answer(1)])
  expect(screen.getByText('You rushed 2 questions and lost ⅔ mark.').closest('button, a, li')).toBeNull()
})

test('what was left is practised in the time that the test gives', () => {
  show([...answer(1), ...answer(1), ...answer(1)], { after: 9 * 60_000 })
  fireEvent.click(screen.getByRole('button', { name: /^Practise 2 questions you did not visit/ }))
  expect(begunPaper()).toMatchObject({ minutes: 4, title: `Unanswered questions: ${paper.title}` })
})

test('what was left in a test that was ended early is practised without a clock', () => {
  show([...answer(1), ...answer(1), ...answer(1)])
  fireEvent.click(screen.getByRole('button', { name: /^Practise 2 questions you did not visit/ }))
  expect(begunPaper()).toMatchObject({ minutes: 0 })
})

test('after a test without a fault comes the next one', () => {
  show([1, 1, 1, 1, 1, 1].flatMap(answer))
  expect(screen.queryByRole('region', { name: 'After that' })).toBeNull()
  expect(screen.getByRole('link', { name: 'This went well. Next: a full test' })).toHaveAttribute(
    'href',
    '/content/mock-test',
  )
})

test('study mode that was ended early left nothing out', () => {
  show([{ type: 'choose', option: 1 }], { testKey: 'study/study-1', own: { ...paper, minutes: 0 } })
  expect(screen.getByRole('link', { name: 'This went well. Next: a full test' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'After that' })).toBeNull()
})

test('the time of each question stands in a drawing and in a table', () => {
  show([...answer(1), ...answer(0)])
  const time = within(screen.getByRole('region', { name: 'Time per question' }))
  expect(time.getByRole('img')).toHaveAccessibleName(/^Seconds for each of 6 questions in order/)
  expect(time.getByText(/^You took \d+s per question\. The test gives 1m 40s\.$/)).toBeVisible()
  const rows = time.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
  expect(rows.slice(0, 4)).toEqual(['QuestionOutcomeTime', '1Correct0s', '2Wrong0s', '3Not Answered1s'])
  expect(rows.slice(4)).toEqual(['4Not visited0s', '5Not visited0s', '6Not visited0s'])
})

test('a visitor reads that the result is on this device only, and what keeps it', () => {
  setSignedIn(false)
  show(answer(1))
  expect(
    screen.getByText('This result is only on this device. Create a free account to save it.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create free account' })).toHaveAttribute('href', '/register')
})

test('without a network a student reads where the result is, and the line stays when the network is back', () => {
  setSignedIn(true)
  show(answer(1))
  expect(screen.queryByText(/only on this device/)).not.toBeInTheDocument()
  expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument()
  fireEvent(window, new Event('offline'))
  expect(screen.getByText('Saved on this device. We will sync it when you are online.')).toBeVisible()
  fireEvent(window, new Event('online'))
  expect(screen.getByText('Saved on this device. You are online, so we are syncing it now.')).toBeVisible()
})

test('what is shared of a live test names the rank and no name; what is shared of its practice does not', () => {
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const ranks = {
    id: 'live:t',
    testKey: 'live/t',
    kind: 'live',
    count: 340,
    histogram: '6 11\n1 329',
    sections: [],
    questionIds: '',
    medianMilliseconds: '',
  }
  setSignedIn(true)
  show(answer(1), { testKey: 'live/t', id: 'live.t.ravi', ranks })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: `My result in ${paper.title}: 1 of 6 marks · Rank 12 of 340` }),
  )
  cleanup()
  show(answer(1), { testKey: 'live/t', ranks })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: `My result in ${paper.title}: 1 of 6 marks` }),
  )
  Reflect.deleteProperty(navigator, 'share')
})
