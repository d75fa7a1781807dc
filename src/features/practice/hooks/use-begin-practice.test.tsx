import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Paper } from '@/domain/paper'
import { paperOf } from '@/domain/testing/sitting-samples'
import { newOwnTest } from '@/own/attempts'
import { paperOfRefs } from '@/own/papers/papers-of-tests'
import { draftOf } from '../model/practice-draft'
import type { QuestionPool } from '../model/question-pool'
import { useBeginPractice } from './use-begin-practice'

vi.mock('@/own/attempts', () => ({
  newOwnTest: vi.fn(() => '/practice/new'),
}))
vi.mock('@/own/papers/papers-of-tests', () => ({
  notHere: 'not here',
  paperOfRefs: vi.fn(),
}))

const pool: QuestionPool = {
  index: [{ ref: 'quiz/a#1', topic: 'Rivers', access: { kind: 'free' } }],
  mayRead: () => true,
  encounters: new Map(),
  bookRefs: new Set(),
  starRefs: new Set(),
  isOffline: false,
}

const draft = draftOf(new URLSearchParams())

function Builder() {
  const { begin, problem } = useBeginPractice('asha', pool, draft)
  return (
    <>
      <button type="button" onClick={() => void begin(draft, 'Practice')}>
        Start
      </button>
      <p role="alert">{problem}</p>
    </>
  )
}

function Place() {
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="place">{useLocation().pathname}</p>
      <button type="button" onClick={() => void navigate('/test')}>
        Leave
      </button>
    </>
  )
}

/** The builder on a network that answers when it is told to. */
function open() {
  const asked: Array<(paper: Paper | null) => void> = []
  vi.mocked(paperOfRefs).mockImplementation(() => new Promise((resolve) => asked.push(resolve)))
  render(
    <MemoryRouter initialEntries={['/practice']}>
      <Place />
      <Routes>
        <Route path="/practice" element={<Builder />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  )
  return asked
}
const place = () => screen.getByTestId('place').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.mocked(newOwnTest).mockReturnValue('/practice/new')
})

test('goes to the practice that was put together, once for two presses', async () => {
  const asked = open()
  press('Start')
  press('Start')
  asked[0]?.(paperOf(1))
  await waitFor(() => expect(place()).toBe('/practice/new'))
  expect(newOwnTest).toHaveBeenCalledTimes(1)
})

test('a press between the start and the next page begins no second practice', async () => {
  const asked = open()
  const start = screen.getByRole('button', { name: 'Start' })
  // As React calls it while the next page is still loading: the builder and its button are there.
  vi.mocked(newOwnTest).mockReturnValue('/practice')
  fireEvent.click(start)
  asked[0]?.(paperOf(1))
  await waitFor(() => expect(newOwnTest).toHaveBeenCalledOnce())
  await act(async () => fireEvent.click(start))
  expect(asked).toHaveLength(1)
})

test('whoever has left meanwhile, for another page or by signing out, is not taken there', async () => {
  const asked = open()
  press('Start')
  press('Leave')
  asked[0]?.(paperOf(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(place()).toBe('/test')
  expect(newOwnTest).not.toHaveBeenCalled()
})
