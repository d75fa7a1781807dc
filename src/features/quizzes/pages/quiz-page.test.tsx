import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitor } from '@/lib/device/device-store'
import '../../../../tests/testing/dialog-in-jsdom'
import { correctionsOfQuery, latestCorrectionsQuery } from '@/content/corrections/queries'
import { quizQuery } from '@/content/quizzes/queries'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { testKey } from '@/domain/sitting/test-ref'
import { attemptStore } from '@/own/attempts/testing/attempt-samples'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { QuizPage } from './quiz-page'

/** Each test has a quiz of its own: the device keeps what the last one did. */
let quizId = ''
let quizzes = 0
const start = new Date('2026-11-21T10:00:00+05:30')

function makeQuiz(timeInMinutes: number): Quiz {
  const options = ['Delhi', 'Hyderabad', 'Chennai']
  const quiz = quizSchema.parse({
    id: quizId,
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

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** One visit to `at`: the address of the last one is a reload, the quiz's own another click on Start Quiz. */
async function visit({ minutes = 10, at = `/quiz/${quizId}` } = {}) {
  cleanup()
  render(
    <QueryClientProvider
      client={readAlready([
        [quizQuery(quizId).queryKey, makeQuiz(minutes)],
        [latestCorrectionsQuery.queryKey, []],
        [correctionsOfQuery(testKey({ kind: 'quiz', quizId })).queryKey, null],
      ])}
    >
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/quiz/:quizId" element={<QuizPage />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const results = () => screen.findByRole('heading', { name: 'Quiz Results' })
const figure = (label: string) => screen.queryByText(label)?.parentElement
const answered = (count: number) => screen.findByRole('button', { name: `Submit (${count})` })
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const onQuestion = (name: string) => screen.findByRole('radiogroup', { name })
function press(key: string) {
  fireEvent.keyDown(document.body, { key })
}
function wait(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
}
async function submitWithGaps(count: number) {
  fireEvent.click(await answered(count))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit Quiz' }))
}

beforeEach(() => {
  // The device's own timers stay real: IndexedDB runs on them.
  vi.useFakeTimers({ now: start, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  setSignedIn(false)
  // The server tells the time. What is read again after an hour finds no documents.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const headers = { date: new Date(Date.now()).toUTCString() }
    return request?.method === 'HEAD' ? new Response(null, { headers }) : Response.json([], { headers })
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined
  quizId = `capitals-${++quizzes}`
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('answering', () => {
  it('goes from the first question to the last and counts the answers in Submit', async () => {
    await visit()
    expect(button('Previous')).toBeDisabled()
    expect(button('Submit (0)')).toBeDisabled()
    choose(/Hyderabad/)
    expect(await answered(1)).toBeEnabled()
    fireEvent.click(button('Next'))
    expect(await onQuestion('Capital of Tamil Nadu?')).toBeVisible()
    expect(button('Next')).toBeDisabled()
    choose(/Delhi/)
    choose(/Chennai/)
    expect(await answered(2)).toBeEnabled()
    await waitFor(() => expect(screen.getByRole('radio', { name: /Chennai/ })).toBeChecked())
  })

  it('shows an option as chosen when the device has it, not before', async () => {
    await visit()
    choose(/Hyderabad/)
    expect(screen.getByRole('radio', { name: /Hyderabad/ })).not.toBeChecked()
    await waitFor(() => expect(screen.getByRole('radio', { name: /Hyderabad/ })).toBeChecked())
    const kept = (await attemptStore.list(visitor)).find(({ testKey: key }) => key === `quiz/${quizId}`)
    expect(kept).toMatchObject({ status: 'running', answered: 1, total: 2 })
  })

  it('goes on with an honest word on a device that stores nothing', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await visit()
    expect(await screen.findByText(/^Not saved on this device/)).toBeVisible()
    choose(/Hyderabad/)
    await waitFor(() => expect(screen.getByRole('radio', { name: /Hyderabad/ })).toBeChecked())
    await submitWithGaps(1)
    expect(await results()).toBeVisible()
  })

  it('can be done with the keyboard alone', async () => {
    await visit()
    press('b')
    expect(await answered(1)).toBeEnabled()
    press('Enter')
    expect(await onQuestion('Capital of Tamil Nadu?')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Capital of Tamil Nadu?' })).toHaveFocus()
    press('ArrowLeft')
    expect(await onQuestion('Capital of Telangana?')).toBeVisible()
    press('ArrowRight')
    await onQuestion('Capital of Tamil Nadu?')
    press('3')
    await answered(2)
    press('Enter')
    expect(await results()).toBeVisible()
    expect(screen.getByText('2 of 2 correct')).toBeVisible()
  })
})

describe('submitting', () => {
  it('asks once when questions are unanswered, and leads to the first of them', async () => {
    await visit()
    fireEvent.click(button('Next'))
    await onQuestion('Capital of Tamil Nadu?')
    choose(/Chennai/)
    fireEvent.click(await answered(1))
    const dialog = await screen.findByRole('dialog', { name: 'Submit Quiz?' })
    expect(dialog).toHaveTextContent('1 of 2 questions is not answered yet.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go to Unanswered' }))
    expect(await onQuestion('Capital of Telangana?')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks nothing when every question is answered, and happens once', async () => {
    await visit()
    choose(/Hyderabad/)
    press('ArrowRight')
    await onQuestion('Capital of Tamil Nadu?')
    choose(/Delhi/)
    wait(30)
    const submit = await answered(2)
    fireEvent.click(submit)
    wait(5)
    fireEvent.click(submit)
    expect(await results()).toBeVisible()
    expect(figure('Time Taken')).toHaveTextContent('0m 30s')
  })

  it('shows score, label, time, best score and review, and begins anew on Retake Quiz', async () => {
    await visit()
    choose(/Hyderabad/)
    wait(65)
    await submitWithGaps(1)
    expect(await results()).toHaveFocus()
    expect(screen.getByText('Fair')).toBeVisible()
    expect(screen.getByText('1 of 2 correct')).toBeVisible()
    expect(figure('Time Taken')).toHaveTextContent('1m 5s')
    await waitFor(() => expect(figure('Best score so far')).toHaveTextContent('50%'))
    fireEvent.click(screen.getByRole('tab', { name: 'Questions' }))
    expect(await screen.findByText('Not Answered')).toBeVisible()
    expect(screen.getByText(/Since 2014/)).toBeVisible()
    fireEvent.click(button('Retake Quiz'))
    expect(await answered(0)).toBeDisabled()
    expect(screen.getByRole('timer')).toHaveTextContent('10:00')
    wait(600)
    await results()
    await waitFor(() => expect(figure('Best score so far')).toHaveTextContent('50%'))
  })

  it('has tabs that arrow keys go through', async () => {
    await visit()
    fireEvent.click(button('Next'))
    await onQuestion('Capital of Tamil Nadu?')
    choose(/Delhi/)
    await submitWithGaps(1)
    await results()
    const tab = (name: string) => screen.getByRole('tab', { name })
    fireEvent.click(tab('Questions'))
    expect(await screen.findByRole('heading', { name: 'Answer Review' })).toBeVisible()
    fireEvent.keyDown(tab('Questions'), { key: 'ArrowRight' })
    expect(await screen.findByRole('region', { name: 'Time per question' })).toBeVisible()
    expect(tab('Time')).toHaveFocus()
    fireEvent.keyDown(tab('Time'), { key: 'ArrowRight' })
    expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible()
    expect(tab('Summary')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('the clock', () => {
  it('ends the quiz also while a question about submitting is open', async () => {
    await visit({ minutes: 2 })
    choose(/Delhi/)
    fireEvent.click(await answered(1))
    await screen.findByRole('dialog')
    wait(120)
    expect(await results()).toBeVisible()
    expect(screen.getByText(/^The time ran out/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('gains no time while the device sleeps', async () => {
    await visit({ minutes: 2 })
    choose(/Delhi/)
    await answered(1)
    // A sleeping device fires no timers; the clock goes on, and so does the server's.
    vi.setSystemTime(new Date(start.getTime() + 3600_000))
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      // The server is asked what time it is.
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    wait(1)
    expect((await screen.findByText('Time Taken')).parentElement).toHaveTextContent('2m 0s')
  })

  it('is absent when the quiz has no time limit', async () => {
    await visit({ minutes: 0 })
    expect(screen.getByText('No time limit')).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('without a clock', () => {
  it('goes on beside the quiz by the clock, has no best score, and can be practised so again', async () => {
    const untimed = `/quiz/${quizId}?untimed`
    await visit({ at: untimed })
    expect(screen.getByText('No time limit')).toBeVisible()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    choose(/Hyderabad/)
    await answered(1)
    await visit()
    expect(screen.getByRole('timer')).toHaveTextContent('10:00')
    await answered(0)
    cleanup()
    vi.setSystemTime(start.getTime() + 11 * 86_400_000)
    await visit({ at: untimed })
    await submitWithGaps(1)
    await results()
    expect(screen.getByText(/^You practised without a time limit\. It does not count/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Practise again without a timer' })).toHaveAttribute(
      'href',
      untimed,
    )
    expect(screen.queryByText(/Best score/)).not.toBeInTheDocument()
    expect(await attemptStore.list(visitor)).toContainEqual(
      expect.objectContaining({ scope: 'untimed', status: 'submitted' }),
    )
  })
})

describe('coming back', () => {
  it('finds the same question, answers and remaining time after a reload', async () => {
    await visit()
    choose(/Hyderabad/)
    await answered(1)
    fireEvent.click(button('Next'))
    await onQuestion('Capital of Tamil Nadu?')
    wait(60)
    await visit()
    expect(screen.getByText('Question 2 of 2')).toBeVisible()
    expect(button('Submit (1)')).toBeEnabled()
    expect(screen.getByRole('timer')).toHaveTextContent('9:00')
  })

  it('says that an attempt which nobody knows is not here', async () => {
    await visit({ at: `/quiz/${quizId}?attempt=gone` })
    expect(await screen.findByRole('heading', { name: 'No results here' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Quizzes' })).toHaveAttribute('href', '/content/quizzes')
  })

  it('goes on with what was answered, also when the quiz was looked at again since', async () => {
    await visit()
    choose(/Hyderabad/)
    await answered(1)
    const kept = (await attemptStore.list(visitor)).find(({ testKey: key }) => key === `quiz/${quizId}`)
    const attempt = kept && (await attemptStore.load(visitor, kept.id))
    if (!attempt) throw new Error('it is kept')
    const questions = attempt.sitting.questions.map((state) => ({ ...state, option: null }))
    const later = { ...attempt.sitting, questions, startedAt: attempt.sitting.startedAt + 5000 }
    await attemptStore.save(visitor, { ...attempt, id: 'looked-at', sitting: later })
    await visit()
    expect(button('Submit (1)')).toBeEnabled()
  })

  it('begins anew when the time ran out and nothing was answered', async () => {
    await visit({ minutes: 2 })
    vi.setSystemTime(new Date(start.getTime() + 3600_000))
    await visit({ minutes: 2 })
    expect(button('Submit (0)')).toBeDisabled()
    expect(screen.getByRole('timer')).toHaveTextContent('2:00')
  })

  it('begins with an empty quiz after a submitted one', async () => {
    await visit()
    choose(/Hyderabad/)
    await submitWithGaps(1)
    await results()
    await visit()
    expect(button('Submit (0)')).toBeDisabled()
    expect(screen.getByRole('timer')).toHaveTextContent('10:00')
  })

  it('shows what was answered when the time ran out while nobody was there', async () => {
    await visit({ minutes: 2 })
    choose(/Hyderabad/)
    await answered(1)
    vi.setSystemTime(new Date(start.getTime() + 3600_000))
    await visit({ minutes: 2 })
    expect(await results()).toBeVisible()
    expect(figure('Time Taken')).toHaveTextContent('2m 0s')
    expect(screen.getByText('1 of 2 correct')).toBeVisible()
  })
})
