import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placesOf, testKey } from '@/domain/sitting/test-ref'
import { attemptStore } from '@/own/attempts/testing/attempt-samples'
import '../../../../tests/testing/dialog-in-jsdom'
import { getEnv } from '@/config/env'
import { withoutClock } from '@/domain/paper'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { begunWith, paperOf, paperWithTimedSections } from '@/domain/testing/sitting-samples'
import { visitor } from '@/lib/device/device-store'
import { preferencesDevice } from '@/own/preferences/device'
import { NewSitting } from '../before-the-test/new-sitting'
import { TestSitting } from './test-sitting'
import { TimeAnnouncer } from './time-announcer'

// jsdom has neither IndexedDB nor full screen nor scrolling: a device that keeps nothing, on which the test must work.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(async () => {
  vi.useRealTimers()
  localStorage.clear()
  await preferencesDevice.settle(visitor, [thirdMore])
})

const thirdMore = { extraTime: { value: 'third', at: 1 } } as const
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
      return { ...sitting, extra: attempt.extra, options: sitting.questions.map(({ option }) => option) }
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
function goOn(sitting: BegunSitting) {
  const { testRef } = newTest()
  const attempt = { id: 'kept', testKey: testKey(testRef), scope: 'all', paper } as const
  show(<TestSitting owner={visitor} attempt={attempt} initial={sitting} places={placesOf(testRef)} />)
}

async function startedSitting(asked = paper) {
  const sitting = newTest()
  show(<NewSitting owner={visitor} testRef={sitting.testRef} scope="all" paper={asked} onTakeOver={null} />)
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
    expect(screen.getByText('Question 1 of 3')).toBeVisible()
    expect(screen.getByText('0 answered')).toBeVisible()
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

  test('takes a chosen option back when it is pressed again, but not by a double click or its key', async () => {
    await startedSitting()
    const user = userEvent.setup()
    await user.click(screen.getByText('third'))
    await waitFor(() => expect(option('third')).toBeChecked())
    await user.keyboard('c ')
    expect(option('third')).toBeChecked()
    await user.click(screen.getByText('third'))
    await waitFor(() => expect(option('third')).not.toBeChecked())
    await user.dblClick(screen.getByText('second'))
    await waitFor(() => expect(option('second')).toBeChecked())
  })

  test('has Previous, Mark, the palette and Save & Next in one bar', async () => {
    await startedSitting()
    const user = userEvent.setup()
    const bar = within(screen.getByRole('contentinfo'))
    expect(bar.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(bar.getByRole('button', { name: 'All questions, at 1 / 3' })).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Mark for Review & Next' }))
    await screen.findByText('What is question 2?')
    await user.click(bar.getByRole('button', { name: 'Save & Next' }))
    await screen.findByText('What is question 3?')
    await user.click(bar.getByRole('button', { name: 'Previous' }))
    await screen.findByText('What is question 2?')
  })

  test('shows the tools of a phone by one button', async () => {
    await startedSitting()
    const tools = button('Tools')
    expect(tools).toHaveAttribute('aria-expanded', 'false')
    await userEvent.setup().click(tools)
    expect(tools).toHaveAttribute('aria-expanded', 'true')
    const shown = document.getElementById(tools.getAttribute('aria-controls') ?? '')
    expect(shown).toContainElement(button('Larger text'))
    expect(shown).toContainElement(button('Hide the time until 5 minutes before the end'))
  })

  test('folds its palette away and back', async () => {
    await startedSitting()
    const user = userEvent.setup()
    const fold = button('Question palette')
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    await user.click(fold)
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('toolbar', { name: 'Questions' })).not.toBeInTheDocument()
    await user.click(fold)
    expect(screen.getByRole('toolbar', { name: 'Questions' })).toBeVisible()
  })

  test('says an answer by its letter and one taken back, and leaves an option with the focus to say itself', async () => {
    await startedSitting()
    const user = userEvent.setup()
    await user.keyboard('b')
    await screen.findByText('B chosen')
    await user.click(option('third'))
    await waitFor(() => expect(option('third')).toBeChecked())
    expect(screen.queryByText(/chosen$/)).toBeNull()
    const clear = screen.getAllByRole('button', { name: 'Clear Response' })[0] ?? document.body
    await user.click(clear)
    await screen.findByText('No answer')
    expect(clear).toHaveFocus()
    expect(clear).toHaveAttribute('aria-disabled', 'true')
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

  test('gives the palette its arrows, and leads from there to the question', async () => {
    await startedSitting()
    const user = userEvent.setup()
    act(() => button('Question 1, not answered').focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(button('Question 3, not visited')).toHaveFocus()
    expect(screen.getByText('What is question 1?')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await screen.findByText('What is question 3?')
    expect(document.activeElement).toHaveTextContent('Question 3')
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
    expect(screen.getAllByText('Not saved on this device')[0]).toBeInTheDocument()
  })
})

function inFullscreen(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
  fireEvent(document, new Event('fullscreenchange'))
}

describe('full screen', () => {
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
    expect(dialog).toHaveTextContent('The timer keeps running while you are away.')
    // This device stores nothing.
    expect(within(dialog).getByRole('button', { name: 'Leave' })).toBeVisible()
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Stay in the Test' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(option('third')).toBeChecked()
  })
})

describe('a test with timed sections', () => {
  const countsOf = (place: number) =>
    within(screen.getByRole('dialog')).getAllByRole('row')[place]?.textContent

  test('keeps a section open until its time is over, and says when the next one opens', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { kept } = await startedSitting(paperWithTimedSections())
    fireEvent.click(button('Question 2, not visited'))
    fireEvent.click(await screen.findByRole('button', { name: 'Review Section' }))
    const dialog = await screen.findByRole('dialog', { name: 'Review Section' })
    expect(dialog).toHaveTextContent(/Part B opens in\s*(5:00|4:5\d)/)
    expect(within(dialog).queryByRole('button', { name: 'Submit Section' })).not.toBeInTheDocument()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back to Section' }))
    expect((await kept()).open?.section).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
    expect(await screen.findByText('What is question 3?')).toBeVisible()
  })

  test('closes a section early where the test allows it, after asking once', async () => {
    const { kept } = await startedSitting(paperWithTimedSections({ leaveSectionsEarly: true }))
    fireEvent.click(button('Question 2, not visited'))
    fireEvent.click(await screen.findByRole('button', { name: 'Submit Section' }))
    const dialog = await screen.findByRole('dialog', { name: 'Submit Section?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Submit Section' }))
    expect(await screen.findByText('What is question 3?')).toBeVisible()
    expect((await kept()).open?.section).toBe(1)
  })

  test('is summed up section by section before it is submitted', async () => {
    await startedSitting(paperWithTimedSections())
    const user = userEvent.setup()
    await user.click(option('second'))
    await user.click(button('Mark for Review & Next'))
    await screen.findByText('What is question 2?')
    expect(screen.getByText('Not answered: 1 · Answered, marked: 1')).toBeVisible()
    await user.click(button('Submit Test'))
    expect([0, 1, 2].map(countsOf)).toEqual([
      'SectionAnsweredNot answeredMarkedAnswered, markedNot visited',
      'Part A01010',
      'Part B00003',
    ])
  })
})

describe('a test without its clock', () => {
  const timed = paperWithTimedSections()
  async function begun() {
    const sitting = newTest()
    show(
      <NewSitting
        owner={visitor}
        testRef={sitting.testRef}
        scope="untimed"
        paper={timed}
        onTakeOver={null}
      />,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Begin Practice' }))
    await screen.findByText('No time limit')
    return sitting
  }

  test('says before it begins that there is none, and nothing of sections that close', async () => {
    show(
      <NewSitting
        owner={visitor}
        testRef={newTest().testRef}
        scope="untimed"
        paper={timed}
        onTakeOver={null}
      />,
    )
    expect(await screen.findByRole('heading', { name: 'No timer' })).toBeVisible()
    expect(screen.getByText(/There is no time limit/)).toBeVisible()
    expect(screen.queryByText(/no way back|full screen|counts down/)).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /without a timer/ })).not.toBeInTheDocument()
  })

  test('has no countdown, and every section is open both ways', async () => {
    const { kept } = await begun()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    const user = userEvent.setup()
    await user.click(button(/^Part B/))
    await screen.findByText('What is question 3?')
    await user.click(option('third'))
    await waitFor(() => expect(option('third')).toBeChecked())
    await user.click(button(/^Part A/))
    await screen.findByText('What is question 1?')
    await user.keyboard('t')
    expect(await screen.findByText('No time limit.')).toBeInTheDocument()
    expect(await kept()).toMatchObject({
      status: 'running',
      open: null,
      options: [null, null, 2, null, null],
    })
    await user.click(button('Submit Test'))
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Time left')
  })

  test('neither asks for full screen nor counts who leaves it', async () => {
    const { kept } = await begun()
    expect(screen.queryByText('Entering Fullscreen Mode')).not.toBeInTheDocument()
    inFullscreen(document.body)
    inFullscreen(null)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await kept()).toMatchObject({ exits: 0 })
  })

  test('goes on after a hundred days, and can be paused', async () => {
    const { testRef } = newTest()
    const paperWithout = withoutClock(timed)
    const attempt = {
      id: 'paused',
      testKey: testKey(testRef),
      scope: 'untimed',
      paper: paperWithout,
    } as const
    const initial = begunWith(paperWithout, [{ type: 'go', to: 3 }], Date.now() - 100 * 86_400_000)
    show(<TestSitting owner={visitor} attempt={attempt} initial={initial} places={placesOf(testRef)} />)
    expect(await screen.findByText('What is question 4?')).toBeVisible()
    // This device keeps nothing, so it asks; of a clock it says nothing.
    fireEvent.click(screen.getByRole('link', { name: 'Pause' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave the test?' })
    expect(dialog).not.toHaveTextContent('clock')
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
    const { rerender } = render(<TimeAnnouncer deadline={660_000} clock={clock} requests={0} />)
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
    rerender(<TimeAnnouncer deadline={660_000} clock={clock} requests={1} />)
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
    const counts = within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(counts).toEqual(['0Answered', '1Not answered', '0Marked', '1Answered, marked', '1Not visited'])
    expect(within(dialog).queryByRole('table')).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Back to Test' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect((await kept()).status).toBe('running')
  })

  test('leads back to the test by its gold button until every question is answered', async () => {
    await startedSitting()
    const user = userEvent.setup()
    const goldLast = async () => {
      await user.keyboard('s')
      const buttons = within(await screen.findByRole('dialog')).getAllByRole('button')
      const gold = buttons.filter((one) => one.classList.contains('bg-primary'))
      expect(gold).toEqual(buttons.slice(-1))
      const names = buttons.slice(-2).map(({ textContent }) => textContent)
      await user.keyboard('{Escape}')
      return names
    }
    for (const number of [1, 2, 3]) {
      expect(await goldLast()).toEqual(['Submit Test', 'Back to Test'])
      await screen.findByText(`What is question ${number}?`)
      await user.click(option('second'))
      if (number < 3) await user.click(button('Save & Next'))
    }
    expect(await goldLast()).toEqual(['Back to Test', 'Submit Test'])
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

describe('the clock', () => {
  const hide = () => button('Hide the time until 5 minutes before the end')

  test('has the extra time that was chosen, as the instructions say', async () => {
    await preferencesDevice.add(visitor, [thirdMore])
    const { testRef, kept } = newTest()
    show(<NewSitting owner={visitor} testRef={testRef} scope="all" paper={paper} onTakeOver={null} />)
    expect(await screen.findByText(/^Instructions\. Your time of 13m 20s starts/)).toBeVisible()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(button('I am ready to begin'))
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(13:20|13:1\d)$/)
    const attempt = await kept()
    expect(attempt.extra).toBe('third')
    expect(attempt.deadline - attempt.startedAt).toBe(800_000)
  })

  test('is hidden until five minutes before the end, and remembered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await startedSitting()
    expect(hide()).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(hide())
    expect(hide()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('timer')).toHaveTextContent('hidden')
    expect(localStorage.getItem('clock-hidden')).toBe('yes')
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
    expect(screen.getByRole('timer')).toHaveTextContent('hidden')
    await act(() => vi.advanceTimersByTimeAsync(62_000))
    expect(screen.getByRole('timer')).toHaveTextContent(/^4:5\d$/)
    expect(hide()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/^[45] minutes left$/)).toBeInTheDocument()
  })
})
