import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placesOf, testKey } from '@/features/attempts'
import { attemptStore } from '@/features/attempts/testing/attempt-samples'
import '../../../../tests/testing/dialog-in-jsdom'
import { getEnv } from '@/config/env'
import type { Sitting } from '@/domain/sitting/sitting-state'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { visitor } from '@/lib/device/device-store'
import { NewSitting } from './new-sitting'
import { TestSitting } from './test-sitting'
import { TimeAnnouncer } from './time-announcer'

// jsdom has neither IndexedDB nor full screen nor scrolling: a device that keeps nothing, on which the test must work.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
})

const paper = paperOf(3)
let sittings = 0

/** A test of its own for each sitting, and what the device keeps of it. */
function newTest() {
  const testRef = { kind: 'mock', mockTestId: `t${sittings++}` } as const
  return {
    testRef,
    kept: async () => {
      const summaries = await attemptStore.list(visitor)
      const id = summaries.find((summary) => summary.testKey === testKey(testRef))?.id
      const attempt = id === undefined ? null : await attemptStore.load(visitor, id)
      if (!attempt) throw new Error('nothing is kept')
      const { sitting } = attempt
      return { ...sitting, options: sitting.questions.map(({ option }) => option) }
    },
  }
}

function show(element: ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/package', '/test']} initialIndex={1}>
        <Routes>
          <Route path="/test" element={element} />
          <Route path="*" element={<h1>Test Results</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** A sitting that goes on where the device says that it was. */
function goOn(sitting: Sitting) {
  const { testRef } = newTest()
  const attempt = { id: 'kept', testKey: testKey(testRef), scope: 'all', paper } as const
  show(<TestSitting owner={visitor} attempt={attempt} initial={sitting} places={placesOf(testRef)} />)
}

async function startedSitting() {
  const sitting = newTest()
  show(<NewSitting owner={visitor} testRef={sitting.testRef} scope="all" paper={paper} onTakeOver={null} />)
  const begin = await screen.findByRole('button', { name: 'I am ready to begin' })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(begin)
  // The exam screen is loaded when it is first needed.
  await screen.findByRole('timer')
  return sitting
}

const option = (name: string) => screen.getByRole('radio', { name: new RegExp(name) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the exam screen', () => {
  test('begins with the first question, the whole time and nothing answered', async () => {
    await startedSitting()
    expect(screen.getByRole('radiogroup', { name: 'What is question 1?' })).toBeVisible()
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
    expect((await kept()).options).toEqual([1, 3, null])
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

describe('full screen', () => {
  const inFullscreen = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
    fireEvent(document, new Event('fullscreenchange'))
  }

  test('left is asked back and counted, and the test goes on', async () => {
    const { kept } = await startedSitting()
    inFullscreen(document.body)
    inFullscreen(null)
    const dialog = await screen.findByRole('dialog', { name: 'You left full screen' })
    expect(within(dialog).getByRole('button', { name: 'Return to Full Screen' })).toBeVisible()
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Continue without' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(async () => expect(await kept()).toMatchObject({ status: 'running', exits: 1 }))
  })
})

describe('Back', () => {
  test('asks before it leaves a test that runs, and goes on when told to stay', async () => {
    await startedSitting()
    fireEvent.click(option('third'))
    await waitFor(() => expect(option('third')).toBeChecked())
    await waitFor(() => expect(window.history.state).toMatchObject({ guard: true }))
    act(() => window.history.back())
    const dialog = await screen.findByRole('dialog', { name: 'Leave the test?' })
    expect(dialog).toHaveTextContent('The clock goes on while you are away.')
    expect(within(dialog).getByRole('button', { name: 'Leave, Keep My Answers' })).toBeVisible()
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Stay in the Test' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(option('third')).toBeChecked()
  })
})

describe('a test without questions', () => {
  test('says so, and its placeholder for debugging says what it is', async () => {
    show(
      <NewSitting
        owner={visitor}
        testRef={newTest().testRef}
        scope="all"
        paper={{ ...paper, questions: [] }}
        onTakeOver={null}
      />,
    )
    expect(screen.getByRole('heading', { name: 'No Test Data' })).toBeVisible()
    expect(screen.getByText('This test has no questions available.')).toBeVisible()
    const open = screen.queryByRole('button', { name: 'Open a sample test (debug)' })
    expect(open !== null).toBe(getEnv().VITE_APP_DEBUG)
    if (!open) return
    await userEvent.setup().click(open)
    expect(await screen.findByRole('heading', { name: 'Sample test (placeholder)' })).toBeVisible()
  })
})

describe('the time left', () => {
  test('is said at ten, five and one minute, when it is asked for, and never else', () => {
    vi.useFakeTimers()
    const now = { milliseconds: 0 }
    const clock = { now: () => now.milliseconds, reading: () => ({ at: 0, wall: 0 }) }
    const { rerender } = render(<TimeAnnouncer deadline={660_000} clock={clock} asked={0} />)
    const heard = (seconds: number) => {
      now.milliseconds = seconds * 1000
      act(() => {
        vi.advanceTimersByTime(300)
      })
      return screen.getByRole('status').textContent
    }
    expect([30, 60, 300, 360, 500, 600].map(heard)).toEqual([
      '',
      '10 minutes left',
      '10 minutes left',
      '5 minutes left',
      '5 minutes left',
      '1 minute left',
    ])
    now.milliseconds = 615_000
    heard(615)
    rerender(<TimeAnnouncer deadline={660_000} clock={clock} asked={1} />)
    expect(screen.getByRole('status')).toHaveTextContent('45 seconds left')
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
    const dialog = await screen.findByRole('dialog', { name: 'Submit Test?' })
    const rows = within(dialog)
      .getAllByRole('definition')
      .map((row) => row.textContent)
    expect(rows).toEqual(['1', '1', '1', '1'])
    await user.click(within(dialog).getByRole('button', { name: 'Back to Test' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect((await kept()).status).toBe('running')
  })

  test('is reached from the last question, and clicking twice submits once', async () => {
    const { kept } = await startedSitting()
    const user = userEvent.setup()
    await user.click(button('Question 3, not visited'))
    await screen.findByText('What is question 3?')
    await user.click(button('Review & Submit'))
    const submit = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit Test' })
    fireEvent.click(submit)
    fireEvent.click(submit)
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument()
    expect(await kept()).toMatchObject({ status: 'submitted', endedBy: 'student' })
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
    expect(await kept()).toMatchObject({
      status: 'submitted',
      endedBy: 'time',
      options: [1, null, null],
    })
  })

  test('comes at once when the time ran out while nobody was here', async () => {
    goOn(begunWith(paper, [{ type: 'choose', option: 1 }], Date.now() - 700_000))
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument()
  })
})

test('a sitting goes on where the device says that it was', async () => {
  goOn(begunWith(paper, [{ type: 'mark-and-next' }, { type: 'choose', option: 2 }], Date.now() - 300_000))
  expect(await screen.findByText('What is question 2?')).toBeInTheDocument()
  expect(option('third')).toBeChecked()
  expect(button('Question 1, marked')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d)$/)
})
