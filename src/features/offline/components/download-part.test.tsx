import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paperOfQuiz } from '@/content/papers/papers'
import { quizRepository } from '@/content/quizzes/repository'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { toAppError } from '@/lib/app-error'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { reportReached, reportUnreached } from '@/lib/device/network-state'
import { queryClient } from '@/lib/query-client'
import { paperShelf } from '@/own/papers/shelf'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { downloadItems, pendingRequests, putItem } from '../device/download-list'
import { DownloadsPage } from '../pages/downloads-page'
import { FilesDownloadPart, PaperDownloadPart } from './download-part'

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
          <PaperDownloadPart testRef={{ kind: 'quiz', quizId: 'rivers' }} paper={paperOfQuiz(quiz)} />
        ) : (
          <DownloadsPage />
        )}
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => setSignedIn(false))
afterEach(async () => {
  vi.restoreAllMocks()
  // A list that is shown would be read again, and the next test would find that.
  cleanup()
  queryClient.clear()
  await forgetOwner(visitor)
})

test('a quiz shows its size, is downloaded by one press, is in the list, and can be removed there', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const { unmount } = show('quiz')
  expect(await screen.findByText('about 1 KB')).toBeVisible()
  await press('Download for offline: Rivers')
  expect(await screen.findByText('Downloaded')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All downloads' })).toHaveAttribute('href', '/offline')
  unmount()

  show('list')
  expect(await screen.findByRole('link', { name: 'Open Rivers' })).toHaveAttribute(
    'href',
    '/quiz/rivers/preview',
  )
  expect(screen.getByText(/^downloaded on \d+ \w+ \d{4}$/)).toBeVisible()
  expect(screen.getByText(/^1 item, 1 KB\./)).toBeVisible()
  await press('Remove download: Rivers')
  expect(await screen.findByText('No downloads yet')).toBeVisible()
})

test('without downloads, the list leads to what can be downloaded, and offline to home', async () => {
  setSignedIn(true)
  show('list')
  expect(await screen.findByRole('link', { name: 'Test Series' })).toHaveAttribute(
    'href',
    '/content/test-series',
  )
  act(() => reportUnreached(null))
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'Test Series' })).toBeNull()
  act(reportReached)
})

test('a download can be stopped, waits for the network, and resumes by itself when that is back', async () => {
  let answer: (found: Quiz) => void = () => undefined
  const find = vi
    .spyOn(quizRepository, 'find')
    .mockReturnValueOnce(new Promise<Quiz>((resolve) => (answer = resolve)))
    .mockRejectedValueOnce(toAppError(new TypeError('Failed to fetch')))
    .mockResolvedValue(quiz)
  show('quiz')
  await press(/^Download for offline/)
  expect(await screen.findByRole('progressbar', { name: 'Downloaded so far' })).toBeVisible()
  await press('Stop')
  expect(await screen.findByRole('button', { name: /^Download for offline/ })).toBeVisible()
  answer(quiz)
  // The stopped one has had its turn; nothing of it was stored.
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Downloaded')).not.toBeInTheDocument()

  await press(/^Download for offline/)
  expect(await screen.findByText('Waiting for the network')).toBeVisible()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Downloaded')).toBeVisible()
})

test('a full device says what helps', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  show('quiz')
  await screen.findByText('about 1 KB')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press(/^Download for offline/)
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full. Remove another download')
})

test('removes all downloads only after a question', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const { unmount } = show('quiz')
  await press(/^Download for offline/)
  await screen.findByText('Downloaded')
  unmount()
  show('list')
  await press('Remove all')
  expect(screen.getByText('Remove all downloads from this device? Your results stay.')).toBeVisible()
  await press('Cancel')
  await press('Remove all')
  await press('Remove all')
  expect(await screen.findByText('No downloads yet')).toBeVisible()
})

test('a download of a visitor is listed after signing in, opens and can be removed there, and stays at sign-out', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const first = show('quiz')
  await press(/^Download for offline/)
  await screen.findByText('Downloaded')
  first.unmount()

  setSignedIn(true)
  const page = show('quiz')
  expect(await screen.findByText('Downloaded')).toBeVisible()
  page.unmount()
  const list = show('list')
  expect(await screen.findByRole('link', { name: 'Open Rivers' })).toBeVisible()
  expect(screen.getByText('Downloaded before you logged in. It stays when you log out.')).toBeVisible()
  list.unmount()

  await forgetOwner('ravi')
  setSignedIn(false)
  const later = show('list')
  expect(await screen.findByRole('link', { name: 'Open Rivers' })).toBeVisible()
  expect(screen.queryByText(/before you logged in/)).not.toBeInTheDocument()
  later.unmount()

  setSignedIn(true)
  show('list')
  await press('Remove download: Rivers')
  expect(await screen.findByText('No downloads yet')).toBeVisible()
  expect(await paperShelf.find(visitor, 'quiz/rivers')).toBeNull()
})

test('the download of a student belongs to them, and is removed at sign-out', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  setSignedIn(true)
  const page = show('quiz')
  await press(/^Download for offline/)
  await screen.findByText('Downloaded')
  page.unmount()
  await forgetOwner('ravi')
  setSignedIn(false)
  queryClient.clear()
  show('list')
  expect(await screen.findByText('No downloads yet')).toBeVisible()
})

test('the list says when a new version is available, and Update downloads it', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const page = show('quiz')
  await press(/^Download for offline/)
  await screen.findByText('Downloaded')
  page.unmount()
  const [item] = await downloadItems(visitor)
  if (item) await putItem(visitor, { ...item, newer: true })
  show('list')
  expect(await screen.findByText('A new version is available.')).toBeVisible()
  await press('Update: Rivers')
  await vi.waitFor(async () => expect((await downloadItems(visitor))[0]).not.toHaveProperty('newer'))
  expect(screen.queryByText('A new version is available.')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Open Rivers' })).toBeVisible()
  expect(find).toHaveBeenCalledTimes(1)
  await vi.waitFor(async () => expect(await pendingRequests(visitor)).toEqual([]))
})

test('half a PDF can be completed or removed, and not opened', async () => {
  const id = 'file:pdfs/rivers.pdf'
  const half = { bytes: 100, loaded: 50, whole: false, keptAt: 1, checkedAt: 1, productId: null }
  await putItem(visitor, { id, kind: 'file', title: 'Rivers', path: '/pdf-viewer/rivers', ...half })
  show('list')
  expect(await screen.findByRole('button', { name: 'Resume: Rivers' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open Rivers' })).not.toBeInTheDocument()
})

test('one press downloads all files of a pack; its size is that of the missing ones', async () => {
  const request = (name: string) => ({
    id: `file:pdfs/${name}.pdf`,
    kind: 'file' as const,
    title: name,
    path: `/pdf-viewer/${name}`,
    productId: null,
  })
  const files = ['ganga', 'krishna'].map((name) => ({ request: request(name), bytes: 2000 }))
  const store = (name: string) =>
    putItem(visitor, {
      ...request(name),
      bytes: 2000,
      loaded: 2000,
      whole: true,
      keptAt: 1,
      checkedAt: 1,
    })
  const parts = () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={queryClient}>
          <FilesDownloadPart files={files} />
        </QueryClientProvider>
      </MemoryRouter>,
    )
  const { unmount } = parts()
  expect(await screen.findByRole('button', { name: 'Download all (4 KB)' })).toBeVisible()
  unmount()

  await store('ganga')
  queryClient.clear()
  const second = parts()
  expect(await screen.findByRole('button', { name: 'Download all (2 KB)' })).toBeVisible()
  second.unmount()

  await store('krishna')
  queryClient.clear()
  parts()
  expect(await screen.findByText('Downloaded')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
