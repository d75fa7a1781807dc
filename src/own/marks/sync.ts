import { type BookMarks, laterPlace, mergeMarks } from '@/domain/marks/marks'
import { type MarkTexts, readMarks, writeMarks } from '@/domain/marks/marks-text'
import { type AccountKind, planEach } from '../account-kind'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { createOwn } from '../engine'
import { readingPlaces } from './reading-places'
import {
  type AccountMarks,
  accountMarksSchema,
  type BookChange,
  bookChangeSchema,
  type MarksRepository,
  marksRepository,
} from './repository'

/** A book by its name (`fileKey`) and its title. */
type Book = Pick<BookChange, 'book' | 'title'>

const noTexts: MarkTexts = { bookmarks: '', notes: '' }

/** What both say of one book. */
const joined = (a: BookChange, b: BookChange): BookChange => ({
  book: a.book,
  title: [a.title, b.title].sort()[1] ?? '',
  ...writeMarks(mergeMarks(readMarks(a), readMarks(b))),
  place: laterPlace(a.place, b.place),
})

export const marksKind: DeviceKind<BookChange, AccountMarks> = {
  area: 'book-marks',
  keyOf: ({ book }) => book,
  merge: joined,
  part: bookChangeSchema,
  copy: accountMarksSchema,
}

const marksDevice = createDeviceCopy(marksKind)

/** The account's document with a change in it; null when it says all of the change already. */
function withChange(change: BookChange, before: AccountMarks | undefined): AccountMarks | null {
  const { revision, ...known } = before ?? { ...change, ...noTexts, place: null, revision: 0 }
  const news = joined(known, change)
  const isNews =
    news.bookmarks !== known.bookmarks || news.notes !== known.notes || news.place !== known.place
  return isNews ? { ...news, title: change.title || known.title, revision: revision + 1 } : null
}

const accountOf = (repository: MarksRepository): AccountKind<BookChange, AccountMarks> => ({
  async read(owner, _, books) {
    const found = await Promise.all((books ?? []).map((book) => repository.find(owner, book)))
    return found.filter((marks) => marks !== null)
  },
  plan: planEach(marksKind, withChange),
  write: (owner, marks) => repository.save(owner, marks),
  async find(owner, { book, revision }) {
    const stored = await repository.find(owner, book)
    return stored?.revision === revision - 1 ? null : stored
  },
})

/**
 * Marks in books, and where the student reads, on the device and in the account (docs/decisions/057): one document a book,
 * one read when it is opened, one write when it is left.
 */
export function createMarksSync(
  repository: MarksRepository,
  isOwner?: (owner: string) => boolean,
  device = marksDevice,
) {
  const own = createOwn(device, accountOf(repository), isOwner)

  async function known(owner: string, { book }: Book): Promise<BookMarks> {
    const { pending, copies } = await own.read(owner)
    return mergeMarks(readMarks(copies.get(book) ?? noTexts), readMarks(pending.get(book) ?? noTexts))
  }

  const placeInAccount = async (owner: string, book: string) =>
    (await own.read(owner)).copies.get(book)?.place ?? null

  /** The page that was read last is sent when the account has another page. A move within the page is not. */
  async function addPlace(owner: string, book: Book): Promise<void> {
    const here = await readingPlaces.stored(owner, book.book)
    const there = await placeInAccount(owner, book.book)
    if (here && laterPlace(there, here) === here && here.page !== (there?.page ?? 1))
      await own.add(owner, { ...book, ...noTexts, place: here })
  }

  /** The place of another device counts here, too. */
  const takePlace = async (owner: string, book: string): Promise<void> =>
    readingPlaces.storeLater(owner, book, await placeInAccount(owner, book))

  async function pull(owner: string, book: Book): Promise<BookMarks> {
    await own.pull(owner, [book.book])
    await takePlace(owner, book.book)
    return known(owner, book)
  }

  return {
    /** What this device has. Never throws. */
    known,

    /** Reads the account, by one read, for which the opening file waits a moment. @returns all that is known then @throws AppError */
    pull: (owner: string, book: Book): Promise<BookMarks> => {
      const pulling = pull(owner, book)
      readingPlaces.waitFor(owner, book.book, pulling)
      return pulling
    },

    /** Sends what the account does not have, by one write. @throws AppError */
    push: async (owner: string, book: Book): Promise<void> => {
      await addPlace(owner, book)
      await own.push(owner, [book.book])
      await takePlace(owner, book.book)
    },

    /** Sends the changes of every book on this device, a visitor's too. Never throws. */
    pushAll: async (owner: string): Promise<void> => {
      const { pending, copies } = await own.read(owner)
      for (const book of new Set([...pending.keys(), ...copies.keys()]))
        await addPlace(owner, { book, title: '' })
      await own.push(owner).catch(() => undefined)
    },

    /** Adds what was marked or deleted. Never throws. @returns whether the device has stored it; if not, it is in memory */
    add: (owner: string, book: Book, marks: BookMarks): Promise<boolean> =>
      own.add(owner, { ...book, ...writeMarks(marks), place: null }),
  }
}

export const marksSync = createMarksSync(marksRepository)
