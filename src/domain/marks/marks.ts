/** What a student marks in a book, and how what two devices know of it becomes one (docs/decisions/057). */

/** A page that was marked last at `at` (epoch milliseconds), or whose mark was taken away then. */
export interface Bookmark {
  readonly page: number
  readonly on: boolean
  readonly at: number
}

/** The student's own words at a page, as they were last written at `at`; empty once they are deleted. */
export interface PageNote {
  /** Digits and small letters; of its own, so that two devices may write at one page. */
  readonly id: string
  readonly page: number
  readonly text: string
  readonly at: number
}

export interface BookMarks {
  /** One a page, by page. */
  readonly bookmarks: readonly Bookmark[]
  /** By page, then in the order in which they were begun. */
  readonly notes: readonly PageNote[]
}

/** Where a student read last, at `at` (epoch milliseconds; 0 where nobody knows when). */
export interface ReadPlace {
  readonly page: number
  /** Part of the page above the window's top. */
  readonly fraction: number
  readonly at: number
}

export const noMarks: BookMarks = { bookmarks: [], notes: [] }

/** How much of one book is kept. */
export const markLimits = {
  /** What a student may have; two devices together may have more, and nothing of it is dropped. */
  bookmarks: 200,
  notes: 100,
  /** Characters of one note. */
  note: 500,
  /** Lines of the account's texts: what is there and what was deleted. */
  bookmarkLines: 400,
  noteLines: 200,
  /** Bytes of the account's text of notes. */
  noteBytes: 200_000,
  page: 99_999,
} as const

/** A mark of either kind: the same one everywhere by its key, there or deleted. */
interface Kind<T> {
  key: (mark: T) => string
  isThere: (mark: T) => boolean
  /** Of two marks with one time the greater one counts: the same on every device. */
  text: (mark: T) => string
  order: (a: T, b: T) => number
  most: number
}

const bookmarkKind: Kind<Bookmark> = {
  key: ({ page }) => String(page),
  isThere: ({ on }) => on,
  text: ({ on }) => String(on),
  order: (a, b) => a.page - b.page,
  most: markLimits.bookmarkLines,
}

const noteKind: Kind<PageNote> = {
  key: ({ id }) => id,
  isThere: ({ text }) => text !== '',
  text: ({ page, text }) => `${page} ${text}`,
  order: (a, b) => a.page - b.page || (a.id < b.id ? -1 : 1),
  most: markLimits.noteLines,
}

/** Of each key the mark that was set last; when there are too many, those that are there before deleted ones, new before old. */
function gathered<T extends { at: number }>(marks: readonly T[], kind: Kind<T>): T[] {
  const byKey = new Map<string, T>()
  for (const mark of marks) {
    const known = byKey.get(kind.key(mark))
    const isLater =
      !known || mark.at > known.at || (mark.at === known.at && kind.text(mark) > kind.text(known))
    if (isLater) byKey.set(kind.key(mark), mark)
  }
  const importance = (a: T, b: T) =>
    Number(kind.isThere(b)) - Number(kind.isThere(a)) || b.at - a.at || kind.order(a, b)
  return [...byKey.values()].sort(importance).slice(0, kind.most).sort(kind.order)
}

/** Two states of one book's marks as one. In whatever order and however often devices meet, the outcome is the same. */
export function mergeMarks(a: BookMarks, b: BookMarks): BookMarks {
  return {
    bookmarks: gathered([...a.bookmarks, ...b.bookmarks], bookmarkKind),
    notes: gathered([...a.notes, ...b.notes], noteKind),
  }
}

/** The place that was read last, on whatever device; of one moment, the later one in the book. */
export function laterPlace(a: ReadPlace | null, b: ReadPlace | null): ReadPlace | null {
  if (!a || !b) return a ?? b
  const isLater = b.at - a.at || b.page - a.page || b.fraction - a.fraction
  return isLater > 0 ? b : a
}

/** What is there, without what was deleted. */
export const shownMarks = ({ bookmarks, notes }: BookMarks): BookMarks => ({
  bookmarks: bookmarks.filter(bookmarkKind.isThere),
  notes: notes.filter(noteKind.isThere),
})
