import * as z from 'zod/mini'
import { type BookMarks, laterPlace, mergeMarks, noMarks, type ReadPlace } from '@/domain/marks/marks'
import { readMarks, writeMarks } from '@/domain/marks/marks-text'
import { toAppError } from '@/lib/app-error'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { type Account, createOwn } from '../engine'
import { readPlaceOf } from './reading-place'
import { readingPlaces } from './reading-places'
import { type AccountMarks, accountMarksSchema, type MarksRepository, marksRepository } from './repository'

/** A book by its name (`fileKey`) and its title. */
export interface Book {
  readonly book: string
  readonly title: string
}

/** What changed in one book. */
interface BookChange extends Book {
  readonly marks: BookMarks
  /** A page that the account does not have yet; null when it is not to be sent. */
  readonly place: ReadPlace | null
}

/** The account's document of a book. */
type MarksCopy = AccountMarks & { readonly id: string }

const changeSchema = z.object({
  book: z.string(),
  title: z.string(),
  bookmarks: z.string(),
  notes: z.string(),
  place: z.pipe(z.unknown(), z.transform(readPlaceOf)),
})

export const marksKind: DeviceKind<BookChange, MarksCopy> = {
  area: 'book-marks',
  keyOf: ({ book }) => book,
  merge: (a, b) => ({
    book: a.book,
    title: [a.title, b.title].sort()[1] ?? '',
    marks: mergeMarks(a.marks, b.marks),
    place: laterPlace(a.place, b.place),
  }),
  writePart: ({ marks, ...rest }) => ({ ...rest, ...writeMarks(marks) }),
  readPart(value) {
    const { data } = changeSchema.safeParse(value)
    return data ? { book: data.book, title: data.title, marks: readMarks(data), place: data.place } : null
  },
  readCopy(value) {
    const { data } = z.object({ id: z.string() }).safeParse(value)
    const copy = accountMarksSchema.safeParse(value).data
    return data && copy ? { ...copy, id: data.id } : null
  },
}

const marksDevice = createDeviceCopy(marksKind)

const nothing: AccountMarks = { bookmarks: '', notes: '', place: null, revision: 0 }

function accountOf(repository: MarksRepository): Account<BookChange, MarksCopy> {
  /** @returns the account's document after the write, or as another device has written it meanwhile. @throws AppError */
  async function write(owner: string, change: BookChange, before: AccountMarks) {
    const texts = writeMarks(mergeMarks(readMarks(before), change.marks))
    const title = change.title || before.title || ''
    const news = { ...texts, place: laterPlace(before.place, change.place), title }
    const isNews =
      news.bookmarks !== before.bookmarks || news.notes !== before.notes || news.place !== before.place
    if (!isNews) return { copy: before, isSent: true }
    try {
      await repository.save(owner, { book: change.book, title }, news, before.revision)
      return { copy: { ...news, revision: before.revision + 1 }, isSent: true }
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied') throw error
      const stored = await repository.find(owner, change.book)
      // Refused for another reason than another device's write: a retry would change nothing.
      if (!stored || stored.revision === before.revision) throw error
      return { copy: stored, isSent: false }
    }
  }

  return {
    isDue: () => true,
    async read(owner, _, books) {
      const found = await Promise.all(
        (books ?? []).map(async (id) => ({ id, copy: await repository.find(owner, id) })),
      )
      return found.flatMap(({ id, copy }) => (copy ? [{ ...copy, id }] : []))
    },
    /** A book that fails holds up no other. */
    async send(owner, changes, before) {
      const copies: MarksCopy[] = []
      const sent: BookChange[] = []
      let isBehind = false
      let error: unknown
      for (const change of changes) {
        try {
          const { copy, isSent } = await write(owner, change, before.get(change.book) ?? nothing)
          copies.push({ ...copy, id: change.book })
          if (isSent) sent.push(change)
          else isBehind = true
        } catch (cause) {
          error = cause
        }
      }
      return { copies, sent, isBehind, error }
    },
  }
}

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
    return mergeMarks(readMarks(copies.get(book) ?? nothing), pending.get(book)?.marks ?? noMarks)
  }

  /** The page that was read last is sent when the account has another page. A move within the page is not. */
  async function addPlace(owner: string, book: Book): Promise<void> {
    const here = await readingPlaces.kept(owner, book.book)
    const there = (await own.read(owner)).copies.get(book.book)?.place ?? null
    if (here && laterPlace(there, here) === here && here.page !== (there?.page ?? 1))
      await own.add(owner, { ...book, marks: noMarks, place: here })
  }

  /** The place of another device counts here, too. */
  async function takePlace(owner: string, book: string): Promise<void> {
    await readingPlaces.hear(owner, book, (await own.read(owner)).copies.get(book)?.place ?? null)
  }

  return {
    /** What this device has. Never throws. */
    known,

    /** Reads the account, by one read. @returns all that is known then @throws AppError */
    pull: async (owner: string, book: Book): Promise<BookMarks> => {
      // Sends as well: the place of an earlier visit may not have been sent when its page closed.
      await own.sync(owner, { keys: [book.book] })
      await takePlace(owner, book.book)
      return known(owner, book)
    },

    /** Sends what the account does not have, by one write. @throws AppError */
    push: async (owner: string, book: Book): Promise<void> => {
      await addPlace(owner, book)
      await own.sync(owner, { pulls: false, keys: [book.book] })
      await takePlace(owner, book.book)
    },

    /** Sends the changes of every book on this device, a visitor's too. Never throws. */
    pushAll: async (owner: string): Promise<void> => {
      const { pending, copies } = await own.read(owner)
      for (const book of new Set([...pending.keys(), ...copies.keys()]))
        await addPlace(owner, { book, title: '' })
      await own.sync(owner, { pulls: false }).catch(() => undefined)
    },

    /** Adds what was marked or deleted. Never throws. @returns whether the device has stored it; if not, it is in memory */
    add: (owner: string, book: Book, marks: BookMarks): Promise<boolean> =>
      own.add(owner, { ...book, marks, place: null }),
  }
}

export const marksSync = createMarksSync(marksRepository)
