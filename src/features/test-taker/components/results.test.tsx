import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { resultsOf } from '../model/results'
import { reduceSession } from '../model/session'
import type { SessionAction } from '../model/session-state'
import { placesOf } from '../model/test-ref'
import { begin, begunWith, paperOf } from '../testing/attempt-samples'
import { ResultsActions } from './results-actions'
import { ResultsSummary } from './results-summary'
import { ReviewQuestion } from './review-question'

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
const results = (end: SessionAction = { type: 'submit' }, at = begin + 272_000) => {
  const session = reduceSession(running, end, at)
  const found = session.status === 'submitted' ? resultsOf({ paper, session }) : null
  if (!found) throw new Error('a submitted session has results')
  return found
}

test('a session that still runs has no results', () => {
  expect(resultsOf({ paper, session: running })).toBeNull()
})

describe('the summary', () => {
  const show = (...end: Parameters<typeof results>) =>
    render(
      <MemoryRouter>
        <ResultsSummary results={results(...end)} />
        <ResultsActions
          results={results(...end)}
          attemptId="a 1"
          places={placesOf({ kind: 'series', packageId: 'p', testId: 't' })}
        />
      </MemoryRouter>,
    )

  test('tells percentage, counts and time', () => {
    show()
    expect(screen.getByText('33%')).toBeVisible()
    expect(screen.getByText('Needs Improvement')).toBeVisible()
    for (const [label, value] of [
      ['Correct', '1'],
      ['Wrong', '1'],
      ['Unanswered', '1'],
      ['Time Taken', '4m 32s'],
      ['Attempted', '2 of 3'],
      ['Accuracy', '50%'],
      ['Marks', 'Not set'],
      ['Time per question', '1m 31s'],
    ] as const) {
      expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}${value}`)
    }
    expect(screen.queryByText(/time was over/)).not.toBeInTheDocument()
  })

  test('leads to the test, the package and all packages', () => {
    show()
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(target('Retake Test')).toBe('/test-series/p/test/t')
    expect(target('Back to Test Series')).toBe('/test-series/p')
    expect(target('All Test Series')).toBe('/test-series')
    expect(target('Retake wrong (1)')).toBe('/test-series/p/test/t?retake=wrong&of=a%201')
    expect(target('Retake skipped (1)')).toBe('/test-series/p/test/t?retake=skipped&of=a%201')
  })

  test('says so when the time ended the test', () => {
    show({ type: 'tick' }, begin + 600_000)
    expect(screen.getByText(/time was over/)).toBeVisible()
    expect(screen.getByText('10m 0s')).toBeVisible()
  })
})

describe('the review of a question', () => {
  const show = (index: number) => {
    const result = results().questions[index]
    if (result) render(<ReviewQuestion result={result} />)
    return screen
      .getAllByRole('listitem')
      .slice(1)
      .map((item) => item.textContent)
  }

  test('marks a right answer', () => {
    expect(show(0)).toEqual(['Aalpha', 'BbetaCorrect answer · Your answer', 'Cgamma', 'Ddelta'])
    expect(screen.getByText('Correct')).toBeVisible()
  })

  test('marks a wrong answer and the right one, and explains', () => {
    expect(show(1)).toEqual(['Aalpha', 'BbetaCorrect answer', 'Cgamma', 'DdeltaYour answer'])
    expect(screen.getByText('Wrong')).toBeVisible()
    expect(screen.getByText('Because of beta.', { exact: false })).toBeVisible()
  })

  test('marks only the right one when there was no answer', () => {
    expect(show(2)).toEqual(['Aalpha', 'BbetaCorrect answer', 'Cgamma', 'Ddelta'])
    const [item] = screen.getAllByRole('listitem')
    expect(item && within(item).getByText('Not Answered')).toBeVisible()
  })
})
