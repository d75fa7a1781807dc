import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QuestionCard } from '@/domain/learning/card'
import { gatherCards } from '@/domain/learning/card-shards'
import { AppError } from '@/lib/app-error'
import { queryClient } from '@/lib/query-client'
import { showAlert } from '@/ui/dialog/alert-store'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { cardsQuery, sendCards, sendCardsSoon, syncCards, useCards, useChangeCard } from './query'
import { cardSync } from './sync'

vi.mock('./sync', () => ({
  freshFor: 600_000,
  cardSync: { known: vi.fn(), sync: vi.fn(), add: vi.fn() },
}))
vi.mock('@/ui/dialog/alert-store', () => ({ showAlert: vi.fn() }))
const sync = vi.mocked(cardSync)
const offline = () => Promise.reject(new AppError('permission-denied', 'Not now.'))

const known: QuestionCard = { ref: 'quiz/a#1', reviews: [], star: { value: true, at: 9_000_000_000_000 } }
const other: QuestionCard = { ref: 'quiz/a#2', reviews: [{ at: 1000, result: 'good' }] }

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
const show = () =>
  renderHook(() => ({ cards: useCards(student.id), change: useChangeCard() }), { wrapper: Providers })

beforeEach(() => {
  setSignedIn(true)
  sync.known.mockResolvedValue(gatherCards([known]))
  sync.sync.mockImplementation(offline)
  sync.add.mockResolvedValue(true)
})
afterEach(() => {
  // The screen goes before what it shows.
  cleanup()
  queryClient.clear()
  setSignedIn(false)
  vi.clearAllMocks()
})

test('what the device keeps shows at once and stays when the account cannot be asked', async () => {
  const { result } = show()
  expect(result.current.cards).toBeNull()
  await waitFor(() =>
    expect(queryClient.getQueryState(cardsQuery(student.id).queryKey)?.status).toBe('error'),
  )
  expect(result.current.cards).toEqual(gatherCards([known]))
})

test('nothing is read while nobody knows who is here', () => {
  const { result } = renderHook(() => useCards(null), { wrapper: Providers })
  expect(result.current).toBeNull()
  expect(sync.known).not.toHaveBeenCalled()
})

test('a change shows at once, counts after what is shown, and goes to the device', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.cards?.size).toBe(1))
  act(() => result.current.change.setStar('quiz/a#1', false))
  await waitFor(() =>
    expect(result.current.cards?.get('quiz/a#1')?.star).toEqual({ value: false, at: 9_000_000_000_001 }),
  )
  act(() => {
    result.current.change.setReason('quiz/a#1', 'misread')
    result.current.change.setNote('quiz/a#2', 'x'.repeat(300))
    result.current.change.addReview('quiz/a#2', { result: 'again', answer: 2 }, 5_600)
    result.current.change.addReview('quiz/a#2', { result: 'good', answer: 1 }, 5_700)
    result.current.change.putBack('quiz/a#3')
  })
  await waitFor(() => expect(result.current.cards?.size).toBe(3))
  const { cards } = result.current
  expect(cards?.get('quiz/a#1')?.reason?.value).toBe('misread')
  expect(cards?.get('quiz/a#2')).toMatchObject({
    note: { value: 'x'.repeat(280) },
    reviews: [
      { at: 5000, result: 'again', answer: 2 },
      { at: 6000, result: 'good', answer: 1 },
    ],
  })
  expect(cards?.get('quiz/a#3')?.reviews).toMatchObject([{ result: 'put-back' }])
  expect(sync.add).toHaveBeenCalledTimes(6)
  expect(sync.add).toHaveBeenCalledWith(student.id, {
    ref: 'quiz/a#1',
    reviews: [],
    star: { value: false, at: 9_000_000_000_001 },
  })
  expect(showAlert).not.toHaveBeenCalled()
})

test('a change that is made while the account is asked stays on the screen', async () => {
  let answer: (cards: ReadonlyMap<string, QuestionCard>) => void = () => undefined
  sync.sync.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { result } = show()
  await waitFor(() => expect(sync.sync).toHaveBeenCalled(), { timeout: 5000 })
  act(() => result.current.change.setStar('quiz/a#3', true))
  act(() => answer(gatherCards([known, other])))
  await waitFor(() => expect(result.current.cards?.size).toBe(3))
})

test('what is brought together behind a screen shows on it, and fails without a word', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.cards?.size).toBe(1))
  await act(() => syncCards(student.id))
  expect(result.current.cards?.size).toBe(1)
  sync.sync.mockResolvedValue(gatherCards([other]))
  await act(() => syncCards(student.id))
  await waitFor(() => expect(result.current.cards).toEqual(gatherCards([known, other])))
  await act(() => syncCards('visitor'))
  expect(sync.sync).not.toHaveBeenCalledWith('visitor')
})

test('a device that keeps nothing tells the account at once, and says so once when that fails too', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.cards?.size).toBe(1))
  sync.add.mockResolvedValue(false)
  sync.sync.mockResolvedValueOnce(gatherCards([known]))
  act(() => result.current.change.setStar('quiz/a#2', true))
  await waitFor(() => expect(sync.sync).toHaveBeenCalledWith(student.id))
  expect(showAlert).not.toHaveBeenCalled()
  sync.sync.mockImplementation(offline)
  act(() => result.current.change.setStar('quiz/a#3', true))
  act(() => result.current.change.setStar('quiz/a#4', true))
  await waitFor(() => expect(showAlert).toHaveBeenCalledOnce())
  expect(result.current.cards?.size).toBe(4)
})

test('the account is told of what was changed, once, and of nothing otherwise', async () => {
  sync.sync.mockResolvedValue(gatherCards([known]))
  const { result } = show()
  await waitFor(() => expect(sync.sync).toHaveBeenCalledOnce())
  // What other tests have changed.
  await act(() => syncCards(student.id))
  sync.sync.mockClear()
  await sendCards(student.id)
  expect(sync.sync).not.toHaveBeenCalled()
  act(() => result.current.change.setStar('quiz/a#7', true))
  await act(() => sendCards(student.id))
  await sendCards(student.id)
  expect(sync.sync).toHaveBeenCalledOnce()
})

test('several stars on a screen about something else are told together', async () => {
  sync.sync.mockResolvedValue(gatherCards([known]))
  const { result } = show()
  await waitFor(() => expect(sync.sync).toHaveBeenCalledOnce())
  vi.useFakeTimers()
  try {
    for (const ref of ['quiz/a#8', 'quiz/a#9']) {
      act(() => result.current.change.setStar(ref, true))
      sendCardsSoon(student.id)
      await act(() => vi.advanceTimersByTimeAsync(15_000))
    }
    expect(sync.sync).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(sync.sync).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
