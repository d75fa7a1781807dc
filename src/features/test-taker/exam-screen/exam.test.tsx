import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ExamRef, testKey } from '@/domain/sitting/test-ref'
import { elsewhereQuery } from '@/features/sitting'
import { attemptOf, attemptStore, type Fetched } from '@/own/attempts/testing/attempt-samples'
import '../../../../tests/testing/dialog-in-jsdom'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { visitor } from '@/lib/device/device-store'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { paperQuery } from '../paper-query'
import { Exam } from './exam'

// The device of these tests is the visitor's, who has no account; what "the account" says is put into the cache.
beforeEach(() => {
  setSignedIn(false)
  Element.prototype.scrollIntoView = () => undefined
})

const paper = paperOf(3)
let tests = 0

/** Opens a test of its own, and has the account answer when the test says so. */
function open({ onDevice = false } = {}) {
  const testRef: ExamRef = { kind: 'mock', mockTestId: `opened-${tests++}` }
  const sitting = begunWith(
    paper,
    [
      { type: 'go', to: 1 },
      { type: 'choose', option: 2 },
    ],
    Date.now(),
  )
  const attempt = { ...attemptOf(paper, sitting, testKey(testRef)), testKey: testKey(testRef) }
  // jsdom has no IndexedDB, so it stays in memory.
  if (onDevice) void attemptStore.save(visitor, attempt).catch(() => undefined)
  const client = readAlready([
    [paperQuery(testRef, null).queryKey, { status: 'found', paper, needsLogin: false }],
  ])
  let answer: (found: Fetched) => void = () => undefined
  const asked = new Promise<Fetched>((resolve) => {
    answer = resolve
  })
  client
    .fetchQuery({ ...elsewhereQuery(visitor, testRef, 'all'), queryFn: () => asked })
    .catch(() => undefined)
  render(
    <MemoryRouter initialEntries={[`/mock-test/${testRef.mockTestId}`]}>
      <QueryClientProvider client={client}>
        <Routes>
          <Route path="/mock-test/:mockTestId" element={<Exam />} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { attempt, answer }
}

afterEach(() => void vi.useRealTimers())

const beginButton = () => screen.findByRole('button', { name: /I am ready to begin|Loading the test/ })
const exam = () => screen.findByRole('timer')

test('what the device has goes on at once, while the account is still being asked', async () => {
  open({ onDevice: true })
  expect(await exam()).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'What is question 2?' })).toBeVisible()
  expect(screen.getAllByRole('radio')[2]).toBeChecked()
})

const looking = () => screen.getByRole('status', { name: 'Looking for this test on your other devices' })

/** Two seconds without an answer. */
async function waitInVain() {
  await screen.findByRole('status', { name: 'Looking for this test on your other devices' })
  await act(() => vi.advanceTimersByTimeAsync(2100))
  vi.useRealTimers()
}

test('the account is asked first, and told of; then the test begins at its instructions', async () => {
  const { answer } = open()
  expect(await screen.findByText('Looking for this test on your other devices…')).toBeVisible()
  expect(looking()).toBeVisible()
  answer(null)
  const begin = await beginButton()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(begin)
  expect(await exam()).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'What is question 1?' })).toBeVisible()
})

test('an attempt of another device goes on, and its test shows no instructions before', async () => {
  const { attempt, answer } = open()
  await screen.findByRole('status')
  answer({ attempt, reading: { at: Date.now(), wall: Date.now() } })
  await exam()
  expect(screen.getByRole('radiogroup', { name: 'What is question 2?' })).toBeVisible()
  const kept = await attemptStore.list(visitor)
  expect(kept.filter(({ testKey: key }) => key === attempt.testKey).length).toBeLessThanOrEqual(1)
})

test('after two seconds the instructions stand; what comes late is offered, and takes nothing away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { attempt, answer } = open()
  await waitInVain()
  const begin = await beginButton()
  answer({ attempt, reading: { at: Date.now(), wall: Date.now() } })
  expect(await screen.findByText('You have started this on another device.')).toBeVisible()
  expect(begin).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Continue here' }))
  await exam()
  expect(screen.getByRole('radiogroup', { name: 'What is question 2?' })).toBeVisible()
})

test('a test that has begun is not disturbed by what the account says late', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { attempt, answer } = open()
  await waitInVain()
  const begin = await beginButton()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(begin)
  expect(await exam()).toBeVisible()
  answer({ attempt, reading: { at: Date.now(), wall: Date.now() } })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('radiogroup', { name: 'What is question 1?' })).toBeVisible()
})

test('an attempt whose test has other questions now is told, and a new one can begin', async () => {
  const { answer } = open()
  await screen.findByRole('status')
  answer('changed')
  expect(await screen.findByRole('heading', { name: 'This test has changed' })).toBeVisible()
  expect(screen.getByText(/Finish that attempt on that device/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/content/mock-test')
  fireEvent.click(screen.getByRole('button', { name: 'Start a New Attempt' }))
  expect(await beginButton()).toBeVisible()
})
