import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paperOfQuiz } from '@/content/papers/papers'
import { quizRepository } from '@/content/quizzes/repository'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { toAppError } from '@/lib/app-error'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { queryClient } from '@/lib/query-client'
import { paperShelf } from '@/own/papers/shelf'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { keptItems, putKeptItem } from '../device/kept-items'
import { OfflinePage } from '../pages/offline-page'
import { KeepPaper } from './keep-button'

const question = { question: 'Which river?', options: ['Krishna', 'Ganga'], correctAnswer: 1 }
const quiz = quizSchema.parse({
  id: 'rivers',
  title: 'Rivers',
  published: true,
  questions: [question],
}) as Quiz

function show(page: 'quiz' | 'list') {
  return render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        {page === 'quiz' ? (
          <KeepPaper testRef={{ kind: 'quiz', quizId: 'rivers' }} paper={paperOfQuiz(quiz)} />
        ) : (
          <OfflinePage />
        )}
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => setSignedIn(false))
afterEach(async () => {
  vi.restoreAllMocks()
  queryClient.clear()
  await forgetOwner(visitor)
})

test('a quiz tells its size, is kept by one press, stands in the list, and can be removed there', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const { unmount } = show('quiz')
  expect(await screen.findByText('about 1 KB')).toBeVisible()
  await press('Keep for offline: Rivers')
  expect(await screen.findByText('Kept for offline')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All that is kept on this device' })).toHaveAttribute(
    'href',
    '/offline',
  )
  unmount()

  show('list')
  expect(await screen.findByRole('link', { name: 'Rivers' })).toHaveAttribute('href', '/quiz/rivers/preview')
  expect(screen.getByText(/^Quiz · 1 KB · kept on \d+ \w+ \d{4}$/)).toBeVisible()
  expect(screen.getByText(/^1 item, 1 KB\./)).toBeVisible()
  await press('Remove from this device: Rivers')
  expect(await screen.findByText('Nothing kept yet')).toBeVisible()
})

test('a download can be stopped, waits for a network that is gone, and goes on by itself when it is back', async () => {
  let answer: (found: Quiz) => void = () => undefined
  const find = vi
    .spyOn(quizRepository, 'find')
    .mockReturnValueOnce(new Promise<Quiz>((resolve) => (answer = resolve)))
    .mockRejectedValueOnce(toAppError(new TypeError('Failed to fetch')))
    .mockResolvedValue(quiz)
  show('quiz')
  await press(/^Keep for offline/)
  expect(await screen.findByRole('progressbar', { name: 'Kept so far' })).toBeVisible()
  await press('Stop')
  expect(await screen.findByRole('button', { name: /^Keep for offline/ })).toBeVisible()
  answer(quiz)
  // The stopped one has had its turn; nothing of it was kept.
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Kept for offline')).not.toBeInTheDocument()

  await press(/^Keep for offline/)
  expect(await screen.findByText('Waiting for the network')).toBeVisible()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Kept for offline')).toBeVisible()
})

test('a full device says what helps', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  show('quiz')
  await screen.findByText('about 1 KB')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press(/^Keep for offline/)
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full. Remove something else')
})

test('all of it is removed only after a question', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const { unmount } = show('quiz')
  await press(/^Keep for offline/)
  await screen.findByText('Kept for offline')
  unmount()
  show('list')
  await press('Remove all')
  expect(screen.getByText('Remove all of it from this device? Your results stay.')).toBeVisible()
  await press('Cancel')
  await press('Remove all')
  await press('Remove all')
  expect(await screen.findByText('Nothing kept yet')).toBeVisible()
})

test('what a visitor kept is listed after signing in, opens and can be removed there, and stays at sign-out', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const first = show('quiz')
  await press(/^Keep for offline/)
  await screen.findByText('Kept for offline')
  first.unmount()

  setSignedIn(true)
  const page = show('quiz')
  expect(await screen.findByText('Kept for offline')).toBeVisible()
  page.unmount()
  const list = show('list')
  expect(await screen.findByRole('link', { name: 'Rivers' })).toBeVisible()
  expect(screen.getByText('Kept before you logged in. It stays when you log out.')).toBeVisible()
  list.unmount()

  await forgetOwner('ravi')
  setSignedIn(false)
  const later = show('list')
  expect(await screen.findByRole('link', { name: 'Rivers' })).toBeVisible()
  expect(screen.queryByText(/before you logged in/)).not.toBeInTheDocument()
  later.unmount()

  setSignedIn(true)
  show('list')
  await press('Remove from this device: Rivers')
  expect(await screen.findByText('Nothing kept yet')).toBeVisible()
  expect(await paperShelf.find(visitor, 'quiz/rivers')).toBeNull()
})

test('a student keeps under their own name, and it goes at sign-out', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  setSignedIn(true)
  const page = show('quiz')
  await press(/^Keep for offline/)
  await screen.findByText('Kept for offline')
  page.unmount()
  await forgetOwner('ravi')
  setSignedIn(false)
  queryClient.clear()
  show('list')
  expect(await screen.findByText('Nothing kept yet')).toBeVisible()
})

test('a newer edition is told in the list, and Update brings it', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const page = show('quiz')
  await press(/^Keep for offline/)
  await screen.findByText('Kept for offline')
  page.unmount()
  const [item] = await keptItems(visitor)
  if (item) await putKeptItem(visitor, { ...item, newer: true })
  show('list')
  expect(await screen.findByText('A newer edition is there.')).toBeVisible()
  await press('Update: Rivers')
  await vi.waitFor(() => expect(screen.queryByText('A newer edition is there.')).not.toBeInTheDocument())
  expect(await screen.findByRole('link', { name: 'Rivers' })).toBeVisible()
  expect(find).toHaveBeenCalledTimes(1)
})

test('half a PDF can be completed or removed, and not opened', async () => {
  const id = 'file:pdfs/rivers.pdf'
  const half = { bytes: 100, loaded: 50, whole: false, keptAt: 1, checkedAt: 1, productId: null }
  await putKeptItem(visitor, { id, kind: 'file', title: 'Rivers', path: '/pdf-viewer/rivers', ...half })
  show('list')
  expect(await screen.findByRole('button', { name: 'Go on: Rivers' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open Rivers' })).not.toBeInTheDocument()
})
