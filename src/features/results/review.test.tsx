import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { fraction } from '@/domain/fraction'
import { topicRows } from '@/domain/sitting/result-parts'
import { resultsOf, type TestResults } from '@/domain/sitting/results'
import { reduceSitting } from '@/domain/sitting/sitting'
import type { SittingAction } from '@/domain/sitting/sitting-state'
import { begin, begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { attemptOf } from '@/own/attempts/testing/attempt-samples'
import { PartTable } from './part-table'
import { ResultDetails } from './result-details'
import { notesOf } from './result-words'
import { Review, type ReviewedQuestions } from './review'
import { ScoreCard } from './score-card'
import { ScoreLine } from './score-line'

/** The review with its filter. */
function ReviewOf(props: Pick<ComponentProps<typeof Review>, 'paper' | 'questions'>) {
  const [filter, setFilter] = useState<ReviewedQuestions>('all')
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Review {...props} filter={filter} onFilter={setFilter} testKey="mock/m" reporting={null} />
    </QueryClientProvider>
  )
}

const paper = paperOf(3, {
  questions: [0, 1, 2].map((index) => ({
    id: `q${index}`,
    text: `Question text ${index}`,
    options: ['alpha', 'beta', 'gamma', 'delta'],
    correctAnswer: 1,
    explanation: index === 1 ? 'Because of beta.' : null,
    image: null,
    topic: null,
  })),
})
const running = begunWith(paper, [
  { type: 'choose', option: 1 },
  { type: 'save-and-next' },
  { type: 'choose', option: 3 },
  { type: 'mark-and-next' },
])
const attempt = { ...attemptOf(paper, running), testKey: 'mock/m' }
const results = (end: SittingAction = { type: 'submit' }, at = begin + 272_000) => {
  const sitting = reduceSitting(running, end, at)
  const found = sitting.status === 'submitted' ? resultsOf({ paper, sitting }) : null
  if (!found) throw new Error('a submitted sitting has results')
  return found
}

test('a sitting that still runs has no results', () => {
  expect(resultsOf({ paper, sitting: running })).toBeNull()
})

describe('the score', () => {
  const show = (found: TestResults) =>
    render(
      <>
        <ScoreCard results={found} notes={notesOf(attempt, found)}>
          {null}
        </ScoreCard>
        <ResultDetails results={found} more={[['Best score so far', '60%']]} />
      </>,
    )
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement

  test('shows the percentage and its label, the counts and the time', () => {
    show(results())
    // The test has no scheme.
    expect(screen.getByText('1 of 3 correct')).toBeVisible()
    expect(screen.getByText('33%').parentElement).toHaveTextContent('33% Correct')
    expect(screen.getByText('Needs Improvement')).toBeVisible()
    for (const [label, value] of [
      ['Correct', '1'],
      ['Wrong', '1'],
      ['Unanswered', '1'],
      ['Time Taken', '4m 32s'],
      ['Accuracy', '1 of 2'],
      ['Attempted', '2 of 3'],
      ['Time per question', '1m 31s'],
      ['Best score so far', '60%'],
    ] as const) {
      expect(figure(label)).toHaveTextContent(`${label}${value}`)
    }
    expect(screen.queryByText(/time ran out/)).not.toBeInTheDocument()
  })

  test('is in marks where the test has them, and the ring shows the share that is correct', () => {
    const marks = { scored: fraction(-2, 3), possible: fraction(25) }
    show({ ...results(), marks })
    expect(screen.getByText('−⅔ of 25 marks')).toBeVisible()
    const ring = [...document.querySelectorAll('circle')].at(-1)
    const [open, whole] = ['stroke-dashoffset', 'stroke-dasharray'].map((name) =>
      Number(ring?.getAttribute(name)),
    )
    expect((open ?? 0) / (whole ?? 0)).toBeCloseTo(0.67, 5)
    // The ring has a percentage, and so has what the test adds.
    expect(screen.getAllByText(/%/).map(({ textContent }) => textContent)).toEqual(['33%', '60%'])
  })

  test('is one line above the other tabs', () => {
    const marks = { scored: fraction(-2, 3), possible: fraction(25) }
    render(<ScoreLine results={{ ...results(), marks }} />)
    expect(screen.getByText('−⅔ of 25 marks').parentElement).toHaveTextContent(
      /^−⅔ of 25 marks\s*Correct 1\s*Wrong 1\s*Unanswered 1$/,
    )
  })

  test('a question that was never shown is no skipped one', () => {
    const own = paperOf(100, {
      questions: paperOf(100).questions.map((question) => ({ ...question, topic: 'Polity' })),
    })
    const over = reduceSitting(
      begunWith(own, [{ type: 'choose', option: 1 }]),
      { type: 'submit' },
      begin + 9000,
    )
    const found = over.status === 'submitted' ? resultsOf({ paper: own, sitting: over }) : null
    if (!found) throw new Error('a submitted sitting has results')
    show(found)
    render(<PartTable title="By Topic" label="Topic" rows={topicRows(found.questions)} />)
    expect(screen.getByText('Skipped: 0. Not visited: 99.')).toBeVisible()
    expect(screen.getByRole('row', { name: /^Polity/ })).toHaveTextContent(
      'Polity99 not visited1 of 1000m 9s',
    )
    // Per visited question, as in the table.
    expect(figure('Time per question')).toHaveTextContent('Time per question0m 9s')
  })

  test('says so when the time ended the test', () => {
    show(results({ type: 'tick' }, begin + 600_000))
    expect(screen.getByText('The time ran out, and your answers were submitted.')).toBeVisible()
    expect(screen.getByText('10m 0s')).toBeVisible()
  })
})

describe('the review', () => {
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

  test('tells the marks and the time of each question', () => {
    render(<ReviewOf paper={paper} questions={results().questions} />)
    expect(shown()).toEqual(['Question 1', 'Question 2', 'Question 3'])
    expect(screen.getByText('4m 32s')).toBeVisible()
    expect(screen.getByText('Because of beta.', { exact: false })).toBeVisible()
  })

  test('shows what is asked for, each with its number in the paper', () => {
    render(<ReviewOf paper={paper} questions={results().questions} />)
    for (const [filter, numbers] of [
      ['Wrong (1)', ['Question 2']],
      ['Not Answered (1)', ['Question 3']],
      ['Correct (1)', ['Question 1']],
      ['Marked (1)', ['Question 2']],
      ['All (3)', ['Question 1', 'Question 2', 'Question 3']],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: filter }))
      expect(shown()).toEqual(numbers)
    }
  })

  test('offers no filter that would show nothing', () => {
    render(<ReviewOf paper={paper} questions={results().questions.slice(0, 1)} />)
    const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
    expect(filters.map((button) => button.textContent)).toEqual(['All (1)', 'Correct (1)'])
  })
})

test('a question that has been edited since says so, and its result stays', () => {
  const edited = {
    ...paper,
    questions: paper.questions.map((question) => ({ ...question, edited: 'key' as const })),
  }
  const sitting = reduceSitting(running, { type: 'submit' }, begin + 1000)
  const found = sitting.status === 'submitted' ? resultsOf({ paper: edited, sitting }) : null
  render(<ReviewOf paper={edited} questions={found?.questions ?? []} />)
  expect(screen.getAllByText(/The answer key has been corrected since your attempt/)).toHaveLength(3)
})
