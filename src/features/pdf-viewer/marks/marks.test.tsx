import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type BookMarks, markLimits, noMarks } from '@/domain/marks/marks'
import { visitor } from '@/lib/device/visitor'
import { currentAlert } from '@/ui/dialog/alert-store'
import '../../../../tests/testing/dialog-in-jsdom'
import { marksSync } from '@/own/marks/sync'
import { student } from '../../../../tests/testing/signed-in'
import { MarksPanel } from './marks-panel'
import { NoteSheet } from './note-sheet'
import { useMarks } from './use-marks'

vi.mock('@/own/marks/sync', () => ({
  marksSync: { known: vi.fn(), pull: vi.fn(), push: vi.fn(), add: vi.fn() },
}))
const sync = vi.mocked(marksSync)

beforeEach(() => {
  vi.clearAllMocks()
  sync.known.mockResolvedValue(noMarks)
  sync.pull.mockRejectedValue(new Error('no network'))
  sync.push.mockRejectedValue(new Error('no network'))
  sync.add.mockResolvedValue(true)
})

const kept: BookMarks = {
  bookmarks: [
    { page: 12, on: true, at: 5 },
    { page: 3, on: true, at: 6 },
  ],
  notes: [{ id: 'n1', page: 4, text: 'Money Bills', at: 7 }],
}

function Book({ owner, goToPage = () => undefined }: { owner: string; goToPage?: (page: number) => void }) {
  const marks = useMarks(owner, 'paid/polity/book-3.pdf', 'Book 3')
  const [note, setNote] = useState<{ page: number; id: string | null } | null>(null)
  return (
    <>
      <button type="button" onClick={() => marks.toggleBookmark(3)}>
        Bookmark
      </button>
      <button type="button" onClick={() => setNote({ page: 9, id: null })}>
        Note
      </button>
      <output aria-label="all notes">{marks.shown.notes.map(({ text }) => text).join('|')}</output>
      {note ? (
        <NoteSheet {...note} marks={marks} onClose={() => setNote(null)} />
      ) : (
        <MarksPanel marks={marks} goToPage={goToPage} onEdit={setNote} onClose={() => undefined} />
      )}
    </>
  )
}

test('bookmarks and notes stand in the order of the pages; one leads there', async () => {
  sync.known.mockResolvedValue(kept)
  const goToPage = vi.fn()
  render(<Book owner={student.id} goToPage={goToPage} />)
  await screen.findByText('Money Bills', { selector: 'li *' })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['Page 3', 'Page 4Money Bills', 'Page 12'])
  await userEvent.click(screen.getByRole('button', { name: /^Page 4/ }))
  expect(goToPage).toHaveBeenCalledWith(4)
})

test('what is deleted stays in its row and is kept again by one press', async () => {
  sync.known.mockResolvedValue(kept)
  render(<Book owner={student.id} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the note on page 4' }))
  expect(screen.getByText('· Note deleted')).toBeVisible()
  expect(sync.add.mock.lastCall?.[2].notes).toMatchObject([{ id: 'n1', text: '' }])
  await userEvent.click(screen.getByRole('button', { name: 'Restore the note on page 4' }))
  expect(screen.getByRole('status', { name: 'all notes' })).toHaveTextContent('Money Bills')
  expect(sync.add.mock.lastCall?.[2].notes).toMatchObject([{ id: 'n1', text: 'Money Bills' }])
})

test('an empty book says what marks are for', () => {
  render(<Book owner={student.id} />)
  expect(screen.getByText('No bookmarks or notes yet')).toBeVisible()
})

test('a note is kept while it is typed, once, and says where it is', async () => {
  render(<Book owner={student.id} />)
  await userEvent.click(screen.getByRole('button', { name: 'Note', hidden: true }))
  const sheet = screen.getByRole('dialog', { name: 'Note on page 9' })
  fireEvent.change(within(sheet).getByLabelText('Your note'), { target: { value: 'Ganga' } })
  expect(within(sheet).getByText(`${markLimits.note - 5} characters left`)).toBeVisible()
  await waitFor(() => expect(sync.add).toHaveBeenCalledTimes(1), { timeout: 2000 })
  fireEvent.change(within(sheet).getByLabelText('Your note'), { target: { value: 'Ganga and Yamuna' } })
  expect(await within(sheet).findByText(/^Saved on this device\. We sync it/)).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('status', { name: 'all notes' })).toHaveTextContent('Ganga and Yamuna')
  const ids = new Set(sync.add.mock.calls.flatMap(([, , { notes }]) => notes.map(({ id }) => id)))
  expect(ids.size).toBe(1)
})

test('a visitor is told how to have marks on other devices; a device that keeps nothing says so', async () => {
  render(<Book owner={visitor} />)
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark', hidden: true }))
  expect(await screen.findByText(/Sign in to save it for all your devices\./)).toBeVisible()
  expect(sync.pull).not.toHaveBeenCalled()
  sync.add.mockResolvedValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark', hidden: true }))
  expect(await screen.findByText(/^This device could not save it\./)).toBeVisible()
})

test('a book that is full says so', async () => {
  const bookmarks = Array.from({ length: markLimits.bookmarks }, (_, index) => ({
    page: index + 100,
    on: true,
    at: 1,
  }))
  sync.known.mockResolvedValue({ ...noMarks, bookmarks })
  render(<Book owner={student.id} />)
  await screen.findByText('Page 100')
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark', hidden: true }))
  expect(currentAlert()?.message).toMatch(/^A book can have 200 bookmarks\./)
  currentAlert()?.acknowledge()
  expect(sync.add).not.toHaveBeenCalled()
})
