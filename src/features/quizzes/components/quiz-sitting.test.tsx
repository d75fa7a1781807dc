import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Quiz, quizSchema } from '../quiz-schema'
import { QuizSitting } from './quiz-sitting'

const start = new Date('2026-11-21T10:00:00+05:30')

function makeQuiz(timeInMinutes: number): Quiz {
  const options = ['Delhi', 'Hyderabad', 'Chennai']
  const quiz = quizSchema.parse({
    id: 'capitals',
    title: 'Capitals',
    timeInMinutes,
    questions: [
      { id: 'ts', text: 'Capital of Telangana?', options, correctAnswer: 1, explanation: 'Since 2014.' },
      { id: 'tn', text: 'Capital of Tamil Nadu?', options, correctAnswer: 2 },
    ],
  })
  if (quiz === 'unreadable') throw new Error('the quiz of this test is wrong')
  return quiz
}

/** One visit; a visit with the same `key` is a reload, another one is a new click on Start Quiz. */
function visit(minutes = 10, key = 'first') {
  cleanup()
  render(
    <MemoryRouter initialEntries={[{ pathname: '/quiz/capitals', key }]}>
      <Routes>
        <Route path="*" element={<QuizSitting quiz={makeQuiz(minutes)} />} />
      </Routes>
    </MemoryRouter>,
  )
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
function wait(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

it('goes from the first question to the last and counts the answers in Submit', () => {
  visit()
  expect(button('Previous')).toBeDisabled()
  expect(button('Submit (0)')).toBeDisabled()
  choose(/Hyderabad/)
  expect(button('Submit (1)')).toBeEnabled()
  fireEvent.click(button('Next'))
  expect(screen.getByRole('radiogroup', { name: 'Capital of Tamil Nadu?' })).toBeVisible()
  expect(button('Next')).toBeDisabled()
  choose(/Delhi/)
  choose(/Chennai/)
  expect(screen.getByRole('radio', { name: /Chennai/ })).toBeChecked()
  expect(button('Submit (2)')).toBeEnabled()
})

it('shows score, label, time and review, and begins anew on Retake Quiz', () => {
  visit()
  choose(/Hyderabad/)
  wait(65)
  fireEvent.click(button('Submit (1)'))
  expect(screen.getByRole('heading', { name: 'Quiz Results' })).toHaveFocus()
  expect(screen.getByText('50%')).toBeVisible()
  expect(screen.getByText('Fair')).toBeVisible()
  expect(screen.getByText('1 of 2 correct')).toBeVisible()
  expect(screen.getByText('Time taken: 1m 5s')).toBeVisible()
  expect(screen.getByText('Not Answered')).toBeVisible()
  expect(screen.getByText(/Since 2014/)).toBeVisible()
  fireEvent.click(button('Retake Quiz'))
  expect(button('Submit (0)')).toBeDisabled()
  expect(screen.getByRole('timer')).toHaveTextContent('10:00')
})

it('comes back from a reload to the same question, answers and remaining time', () => {
  visit()
  choose(/Hyderabad/)
  fireEvent.click(button('Next'))
  wait(60)
  visit()
  expect(screen.getByText('Question 2 of 2')).toBeVisible()
  expect(button('Submit (1)')).toBeEnabled()
  expect(screen.getByRole('timer')).toHaveTextContent('9:00')
})

it('warns from 60 seconds on, and gives the results when the time is up, even without an answer', () => {
  visit(2)
  expect(screen.queryByText('Less than a minute left')).toBeNull()
  wait(60)
  expect(screen.getByRole('timer')).toHaveTextContent('1:00')
  expect(screen.getByText('Less than a minute left')).toBeVisible()
  wait(60)
  expect(screen.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  expect(screen.getByText('Time taken: 2m 0s')).toBeVisible()
})

it('gains no time while the device sleeps', () => {
  visit(2)
  choose(/Delhi/)
  // A sleeping device fires no timers; the clock goes on.
  vi.setSystemTime(new Date(start.getTime() + 3600_000))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText('Time taken: 2m 0s')).toBeVisible()
})

it('shows the results again after a reload, and a fresh quiz after Start Quiz', () => {
  visit()
  choose(/Hyderabad/)
  fireEvent.click(button('Submit (1)'))
  visit()
  expect(screen.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  visit(10, 'second')
  expect(button('Submit (0)')).toBeDisabled()
})

it('has no clock when the quiz has no time limit', () => {
  visit(0)
  expect(screen.getByText('No time limit')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})
