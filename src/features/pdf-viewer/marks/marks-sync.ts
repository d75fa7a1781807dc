import { type BookMarks, laterPlace, mergeMarks, type ReadPlace } from '@/domain/reading/marks'
import { readMarks, writeMarks } from '@/domain/reading/marks-text'
import { appErrorOf, toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { createTurns } from '@/lib/in-turn'
import { isSessionOwner } from '@/session'
import { readingPlaces } from '../reading-places'
import { type AccountMarks, type MarksRepository, marksRepository } from './marks-repository'
import { createMarksStore, type MarksStore } from './marks-store'

/** A book by the name under which it is kept (`fileKey`), and as its student knows it. */
export interface Book {
  readonly book: string
  readonly title: string
}

/** How often a write that another device came before is tried again at once. */
const tries = 3

const isEmpty = ({ bookmarks, notes }: BookMarks) => bookmarks.length + notes.length === 0

/** What the account would have to be told. A move within a page is none. */
function hasNews(own: BookMarks, place: ReadPlace | null, account: AccountMarks | null): boolean {
  const texts = writeMarks(own)
  if (texts.bookmarks !== (account?.bookmarks ?? '') || texts.notes !== (account?.notes ?? '')) return true
  const known = account?.place ?? null
  return place !== null && laterPlace(known, place) === place && place.page !== (known?.page ?? 1)
}

/**
 * What a student marks in books, and where they read, on the device and in the account (docs/decisions/057): one document
 * a book, one read when it is opened, one write when it is left.
 * @param isOwner whether a student is still the one who is signed in
 */
export function createMarksSync(
  repository: MarksRepository,
  store: MarksStore,
  isOwner: (owner: string) => boolean,
) {
  /** One after the other: what is read of the device to be added to is not changed meanwhile. */
  const inTurn = createTurns()
  /** One conversation with the account after the other. */
  const talk = createTurns()

  /** Whose session has ended is refused everything, and nothing of theirs is left behind: it waits in the account. */
  function demandOwner(owner: string): void {
    if (!isOwner(owner)) throw appErrorOf('unauthenticated')
  }

  /** What a visitor marked becomes the student's who signs in. A full device leaves it theirs. */
  async function adopt(owner: string, { book, title }: Book): Promise<void> {
    if (owner === visitor || !isOwner(owner)) return
    const theirs = await store.read(visitor, book)
    if (isEmpty(theirs.own)) return
    const mine = await store.read(owner, book)
    const kept = { ...mine, title: title || theirs.title, own: mergeMarks(mine.own, theirs.own) }
    if (await store.keep(owner, book, kept)) await store.forget(visitor, book)
  }

  const add = (owner: string, { book, title }: Book, part: BookMarks, account?: AccountMarks) =>
    inTurn(async () => {
      // A note that the screen keeps as it goes comes after the session.
      if (owner !== visitor && !isOwner(owner)) return true
      const mine = await store.read(owner, book)
      return store.keep(owner, book, {
        title: title || mine.title,
        own: mergeMarks(mine.own, part),
        account: account ?? mine.account,
      })
    })

  /** What the account says becomes known here, marks and place. */
  async function hear(owner: string, book: Book, account: AccountMarks): Promise<void> {
    demandOwner(owner)
    await add(owner, book, readMarks(account), account)
    await readingPlaces.hear(owner, book.book, account.place)
  }

  async function pull(owner: string, book: Book): Promise<void> {
    const account = await repository.find(owner, book.book)
    if (account) await hear(owner, book, account)
  }

  async function push(owner: string, asked: Book): Promise<void> {
    for (let left = tries; left > 0; left--) {
      // After what was marked just before the book was left.
      const { title, own, account } = await inTurn(() => store.read(owner, asked.book))
      const book = { ...asked, title: asked.title || title }
      const place = await readingPlaces.kept(owner, asked.book)
      if (!hasNews(own, place, account)) return
      demandOwner(owner)
      const follows = account?.revision ?? 0
      const news = { ...writeMarks(own), place: laterPlace(account?.place ?? null, place) }
      try {
        await repository.save(owner, book, news, follows)
        await add(owner, book, own, { ...news, revision: follows + 1 })
        return
      } catch (error) {
        if (toAppError(error).code !== 'permission-denied') throw error
        const stored = await repository.find(owner, book.book)
        // Refused for another reason than a write of another device: trying again would change nothing.
        if (!stored || stored.revision === follows) throw error
        await hear(owner, book, stored)
      }
    }
    throw appErrorOf('aborted')
  }

  return {
    /** What this device knows, with what a visitor did before signing in. Never throws. */
    kept: (owner: string, book: Book): Promise<BookMarks> =>
      inTurn(async () => {
        await adopt(owner, book)
        return (await store.read(owner, book.book)).own
      }),

    /** Asks the account, by one read. @returns all that is known then @throws AppError */
    pull: (owner: string, book: Book): Promise<BookMarks> =>
      talk(async () => {
        demandOwner(owner)
        await pull(owner, book)
        return (await store.read(owner, book.book)).own
      }),

    /** Tells the account what it does not know, by one write; nothing where there is nothing. @throws AppError */
    push: (owner: string, book: Book): Promise<void> =>
      talk(async () => {
        demandOwner(owner)
        await push(owner, book)
      }),

    /** Tells the account of every book on this device, a visitor's too. One that fails holds up no other. Never throws. */
    pushAll: (owner: string): Promise<void> =>
      talk(async () => {
        for (const book of await store.books(visitor)) await inTurn(() => adopt(owner, { book, title: '' }))
        for (const book of await store.books(owner))
          await push(owner, { book, title: '' }).catch(() => undefined)
      }),

    /** Adds what was marked or deleted. Never throws. @returns whether the device keeps it; else it is in memory */
    add: (owner: string, book: Book, part: BookMarks): Promise<boolean> => add(owner, book, part),
  }
}

export const marksSync = createMarksSync(marksRepository, createMarksStore(), isSessionOwner)
