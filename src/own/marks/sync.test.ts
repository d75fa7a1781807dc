import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { type BookMarks, noMarks, shownMarks } from '@/domain/marks/marks'
import { readMarks } from '@/domain/marks/marks-text'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { createDeviceCopy } from '../device-copy'
import { readingPlaces } from './reading-places'
import type { AccountMarks } from './repository'
import { createMarksSync, marksKind } from './sync'

const book = { book: 'paid/polity/book-3.pdf', title: 'Book 3' }
const bookmark = (page: number, at: number, on = true): BookMarks => ({
  ...noMarks,
  bookmarks: [{ page, on, at }],
})
const note = (id: string, text: string, at: number, page = 4): BookMarks => ({
  ...noMarks,
  notes: [{ id, page, text, at }],
})

/** The account of one student, which refuses an outdated revision as the rules do. */
function makeAccount() {
  let stored: AccountMarks | null = null
  let isReachable = true
  const find = vi.fn(async (_uid: string, _book: string) => {
    if (!isReachable) throw appErrorOf('unavailable')
    return stored
  })
  const save = vi.fn(async (_uid: string, marks: AccountMarks) => {
    if (!isReachable) throw appErrorOf('unavailable')
    if (marks.revision - 1 !== (stored?.revision ?? 0)) throw appErrorOf('permission-denied')
    stored = marks
  })
  return {
    find,
    save,
    shown: () => shownMarks(readMarks(stored ?? { bookmarks: '', notes: '' })),
    place: () => stored?.place?.page,
    reachable: (is: boolean) => {
      isReachable = is
    },
  }
}

/** A device of its own has areas of its own. */
const deviceWith = (account: ReturnType<typeof makeAccount>, area = 'book-marks') =>
  createMarksSync(account, () => true, createDeviceCopy({ ...marksKind, area }))
const otherDevice = (account: ReturnType<typeof makeAccount>) => deviceWith(account, 'of-another-device')

afterEach(async () => {
  vi.restoreAllMocks()
  await forgetOwner('asha')
})

test('a book costs one read when it is opened and one write when it is left, and nothing where nothing is new', async () => {
  const account = makeAccount()
  const device = deviceWith(account)
  await device.pull('asha', book)
  await device.add('asha', book, bookmark(3, 10))
  await device.add('asha', book, note('n1', 'Ganga', 11))
  await readingPlaces.store('asha', book.book, { page: 7, fraction: 0.5 })
  await device.push('asha', book)
  await device.push('asha', book)
  await device.pushAll('asha')
  expect(account.find).toHaveBeenCalledTimes(1)
  expect(account.save).toHaveBeenCalledTimes(1)
  expect(account.shown()).toMatchObject({ bookmarks: [{ page: 3 }], notes: [{ text: 'Ganga' }] })
  expect(account.place()).toBe(7)
  // A move within the page is no news.
  await readingPlaces.store('asha', book.book, { page: 7, fraction: 0.9 })
  await device.push('asha', book)
  expect(account.save).toHaveBeenCalledTimes(1)
})

test('what is marked just before the book is left is in the write of leaving it', async () => {
  const account = makeAccount()
  const device = deviceWith(account)
  await device.pull('asha', book)
  const marked = device.add('asha', book, bookmark(5, 10))
  await device.push('asha', book)
  await marked
  expect(account.shown()).toMatchObject({ bookmarks: [{ page: 5 }] })
})

test('two devices that marked offline lose nothing of each other', async () => {
  const account = makeAccount()
  const [phone, computer] = [deviceWith(account), otherDevice(account)]
  await phone.add('asha', book, note('n1', 'From the phone', 10))
  await phone.add('asha', book, bookmark(3, 10))
  await computer.add('asha', book, note('n2', 'From the computer', 9))
  await computer.add('asha', book, bookmark(3, 12, false))
  await phone.push('asha', book)
  await computer.push('asha', book)
  const met = account.shown()
  expect(met.notes.map(({ text }) => text)).toEqual(['From the phone', 'From the computer'])
  expect(met.bookmarks).toEqual([])
  expect(shownMarks(await phone.pull('asha', book))).toEqual(met)
})

test('the place that was read last counts, on whatever device it was', async () => {
  const account = makeAccount()
  await account.save('asha', {
    ...book,
    bookmarks: '',
    notes: '',
    place: { page: 9, fraction: 0, at: 5_000 },
    revision: 1,
  })
  const device = deviceWith(account)
  await readingPlaces.store('asha', book.book, { page: 2, fraction: 0.5 }, 1)
  expect(await readingPlaces.find('asha', book.book, 20)).toEqual({ page: 2, fraction: 0.5 })
  void device.pull('asha', book)
  expect(await readingPlaces.find('asha', book.book, 20)).toEqual({ page: 9, fraction: 0 })
  await readingPlaces.store('asha', book.book, { page: 4, fraction: 0 }, 6_000)
  await device.pull('asha', book)
  expect(await readingPlaces.find('asha', book.book, 20)).toEqual({ page: 4, fraction: 0 })
})

test('opening a book sends nothing, and shows the place of another device also when nothing can be sent', async () => {
  const account = makeAccount()
  const place = { page: 9, fraction: 0, at: 5_000 }
  await account.save('asha', { ...book, bookmarks: '', notes: '', place, revision: 1 })
  const device = deviceWith(account)
  await device.add('asha', book, bookmark(3, 10))
  account.save.mockClear()
  account.save.mockRejectedValue(appErrorOf('unavailable'))
  expect((await device.pull('asha', book)).bookmarks).toHaveLength(1)
  expect(await readingPlaces.find('asha', book.book, 20)).toEqual({ page: 9, fraction: 0 })
  expect(account.save).not.toHaveBeenCalled()
})

test('a file opens at this device’s place where the account does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await readingPlaces.store('asha', book.book, { page: 4, fraction: 0 })
  readingPlaces.waitFor('asha', book.book, new Promise(() => undefined))
  const found = readingPlaces.find('asha', book.book, 20)
  vi.advanceTimersByTime(1500)
  vi.useRealTimers()
  expect(await found).toEqual({ page: 4, fraction: 0 })
  readingPlaces.waitFor('asha', book.book, Promise.resolve())
})

test('what was marked offline is sent when the network is back', async () => {
  const account = makeAccount()
  const device = deviceWith(account)
  account.reachable(false)
  await device.add('asha', book, bookmark(3, 10))
  await expect(device.push('asha', book)).rejects.toMatchObject({ code: 'unavailable' })
  await device.pushAll('asha')
  expect((await device.known('asha', book)).bookmarks).toHaveLength(1)
  account.reachable(true)
  await device.pushAll('asha')
  expect(account.shown().bookmarks).toHaveLength(1)
  expect(account.save.mock.lastCall?.[1].title).toBe('Book 3')
})
