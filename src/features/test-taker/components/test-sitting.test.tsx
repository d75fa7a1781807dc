import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../../tests/dialog-in-jsdom'
import type { Question } from '@/domain/question'
import { attemptStore } from '../attempt-store'
import type { Session } from '../model/session'
import { TestSitting } from './test-sitting'

// jsdom has neither IndexedDB nor full screen nor scrolling: a device that keeps nothing, on which the test must work.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
})

function question(number: number): Question {
  return {
    id: `q${number}`,
    text: `What is question ${number}?`,
    options: ['first', 'second', 'third', 'fourth'],
    correctAnswer: 1,
    explanation: null,
    image: null,
    topic: number === 1 ? 'History' : null,
  }
}

let sittings = 0

async function sit(initial: Session = { status: 'ready', questionCount: 3, minutes: 10 }) {
  const attemptKey = `visitor/series/p/t${sittings++}`
  const paper = { title: 'Free Mock Test 1', minutes: 10, questions: [question(1), question(2), question(3)] }
  render(
    <MemoryRouter initialEntries={['/package', '/test']} initialIndex={1}>
      <Routes>
        <Route
          path="/test"
          element={<TestSitting attemptKey={attemptKey} paper={paper} initial={initial} results="/results" />}
        />
        <Route path="/results" element={<h1>Test Results</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  return { kept: () => attemptStore.load(attemptKey) }
}

async function startedSitting() {
  const sitting = await sit()
  await screen.findByRole('timer')
  return sitting
}

const option = (name: string) => screen.getByRole('radio', { name: new RegExp(name) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the exam screen', () => {
  test('begins with the first question, the whole time and nothing answered', async () => {
    await startedSitting()
    expect(screen.getByRole('group', { name: 'What is question 1?' })).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:59)$/)
    expect(screen.getByText('Question 1 of 3')).toBeInTheDocument()
    expect(screen.getByText('0 answered')).toBeInTheDocument()
    expect(screen.getByText('0 of 3 completed')).toBeInTheDocument()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    expect(button('Question 1, not answered')).toHaveAttribute('aria-current', 'step')
  })

  test('shows an option as chosen, counts it, and takes it back', async () => {
    await startedSitting()
    const user = userEvent.setup()
    await user.click(option('third'))
    await waitFor(() => expect(option('third')).toBeChecked())
    expect(screen.getByText('1 of 3 completed')).toBeInTheDocument()
    expect(button('Question 1, answered')).toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: 'Clear Response' })[0] ?? document.body)
    await waitFor(() => expect(option('third')).not.toBeChecked())
    expect(screen.getByText('0 of 3 completed')).toBeInTheDocument()
  })

  test('is worked by keys alone', async () => {
    const { kept } = await startedSitting()
    const user = userEvent.setup()
    await user.keyboard('b{Enter}')
    await screen.findByText('What is question 2?')
    await user.keyboard('4')
    await waitFor(() => expect(option('fourth')).toBeChecked())
    await user.keyboard('{ArrowLeft}')
    await screen.findByText('What is question 1?')
    expect(option('second')).toBeChecked()
    await user.keyboard('{ArrowRight}')
    await screen.findByText('What is question 2?')
    expect((await kept())?.session.answers).toEqual(
      new Map([
        [0, 1],
        [1, 3],
      ]),
    )
  })

  test('moves on with a mark and comes back by the palette', async () => {
    await startedSitting()
    const user = userEvent.setup()
    await user.click(button('Mark for Review & Next'))
    await screen.findByText('What is question 2?')
    await user.click(button('Question 1, marked'))
    await screen.findByText('What is question 1?')
    expect(screen.getByText('Marked for review')).toBeInTheDocument()
    await user.click(option('first'))
    await screen.findByRole('button', { name: 'Question 1, answered, marked' })
  })

  test('puts the reader on the new question', async () => {
    await startedSitting()
    await userEvent.setup().click(button('Save & Next'))
    await screen.findByText('What is question 2?')
    expect(document.activeElement).toHaveTextContent('Question 2')
  })

  test('keeps keys that lead out of the test from the browser', async () => {
    await startedSitting()
    const keptBack = ['F11', 'F12', 'Escape'].filter((key) => !fireEvent.keyDown(window, { key }))
    expect(keptBack).toEqual(['F11', 'F12', 'Escape'])
    expect(fireEvent.keyDown(window, { key: 'r', ctrlKey: true })).toBe(true)
  })

  test('says that nothing is kept when the device refuses', async () => {
    await startedSitting()
    expect(screen.getAllByText('Not saved: this device keeps nothing')[0]).toBeInTheDocument()
  })
})

describe('the end of a test', () => {
  test('is asked for once, with what the paper looks like, and can still be put off', async () => {
    const { kept } = await startedSitting()
    const user = userEvent.setup()
    await user.click(option('second'))
    await user.click(button('Mark for Review & Next'))
    await screen.findByText('What is question 2?')
    await user.click(button('Submit Test'))
    const dialog = screen.getByRole('dialog', { name: 'Submit Test?' })
    const rows = within(dialog)
      .getAllByRole('definition')
      .map((row) => row.textContent)
    expect(rows).toEqual(['1', '1', '1', '1'])
    await user.click(within(dialog).getByRole('button', { name: 'Back to Test' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect((await kept())?.session.status).toBe('running')
  })

  test('is reached from the last question, and clicking twice submits once', async () => {
    const { kept } = await startedSitting()
    const user = userEvent.setup()
    await user.click(button('Question 3, not visited'))
    await screen.findByText('What is question 3?')
    await user.click(button('Review & Submit'))
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit Test' })
    fireEvent.click(submit)
    fireEvent.click(submit)
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument()
    expect((await kept())?.session).toMatchObject({ status: 'submitted', endedBy: 'student' })
  })

  test('comes by itself when the time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { kept } = await startedSitting()
    fireEvent.click(option('second'))
    await waitFor(() => expect(option('second')).toBeChecked())
    await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
    expect(screen.getByRole('timer')).toHaveTextContent(/^(1:00|0:5\d)$/)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument()
    const attempt = await kept()
    expect(attempt?.session).toMatchObject({
      status: 'submitted',
      endedBy: 'time',
      answers: new Map([[0, 1]]),
    })
  })

  test('comes at once when the time ran out while nobody was here', async () => {
    await sit({
      status: 'running',
      questionCount: 3,
      current: 2,
      answers: new Map([[0, 1]]),
      marked: new Set(),
      visited: new Set([0, 1, 2]),
      startedAt: Date.now() - 700_000,
      deadline: Date.now() - 100_000,
    })
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument()
  })
})

test('a sitting goes on where the device says that it was', async () => {
  await sit({
    status: 'running',
    questionCount: 3,
    current: 1,
    answers: new Map([[1, 2]]),
    marked: new Set([0]),
    visited: new Set([0, 1]),
    startedAt: Date.now() - 300_000,
    deadline: Date.now() + 300_000,
  })
  expect(await screen.findByText('What is question 2?')).toBeInTheDocument()
  expect(option('third')).toBeChecked()
  expect(button('Question 1, marked')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d)$/)
})
