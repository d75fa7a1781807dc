/** Marks as lines of text, which the rules can match (docs/decisions/057). */

import { fromOneLine, onOneLine, tidyText } from '../note-text'
import { type BookMarks, type Bookmark, markLimits, mergeMarks, noMarks, type PageNote } from './marks'

/** The same as in the rules (firestore.rules, `isBookmarks` and `isPageNotes`). */
const bookmarkLine = /^([1-9][0-9]{0,4}) ([01])([0-9a-z]{1,9})$/
const noteLine = /^([0-9a-z]{1,20}) ([1-9][0-9]{0,4}) ([0-9a-z]{1,9}):([^\n]{0,1000})$/u

/** The latest moment that the account takes. */
const lastMoment = 9_999_999_999_999
const write = (at: number) => Math.min(Math.max(0, Math.floor(at)), lastMoment).toString(36)
const read = (digits: string) => Math.min(Number.parseInt(digits, 36), lastMoment)

/** A note as it is kept: without spaces around, no longer than it may be. */
export const tidyPageNote = (text: string): string => tidyText(text.trim(), markLimits.note).trim()

const bytes = new TextEncoder()

/** Those lines, the last mark first, that have room; all of them but for a student who has twice as many as a device lets. */
function thatFit(notes: readonly PageNote[]): string {
  let left = markLimits.noteBytes
  const byImportance = [...notes].sort((a, b) => Number(b.text !== '') - Number(a.text !== '') || b.at - a.at)
  const lines = new Map<PageNote, string>()
  for (const note of byImportance) {
    const line = `${note.id} ${note.page} ${write(note.at)}:${onOneLine(tidyPageNote(note.text))}\n`
    left -= bytes.encode(line).length
    if (left < 0) break
    lines.set(note, line)
  }
  return notes.map((note) => lines.get(note) ?? '').join('')
}

export interface MarkTexts {
  readonly bookmarks: string
  readonly notes: string
}

/** Marks as the account and the device keep them. Two states that say the same have the same texts. */
export const writeMarks = (marks: BookMarks): MarkTexts => ({
  bookmarks: marks.bookmarks.map(({ page, on, at }) => `${page} ${on ? 1 : 0}${write(at)}\n`).join(''),
  notes: thatFit(marks.notes),
})

function readBookmark(line: string): Bookmark[] {
  const [, page = '', on = '', at = ''] = bookmarkLine.exec(line) ?? []
  return page === '' ? [] : [{ page: Number(page), on: on === '1', at: read(at) }]
}

function readNote(line: string): PageNote[] {
  const [, id = '', page = '', at = '', text = ''] = noteLine.exec(line) ?? []
  return id === '' ? [] : [{ id, page: Number(page), text: tidyPageNote(fromOneLine(text)), at: read(at) }]
}

/** The marks of two texts; a line that is none is left out, alone. */
export const readMarks = ({ bookmarks, notes }: MarkTexts): BookMarks =>
  mergeMarks(
    { bookmarks: bookmarks.split('\n').flatMap(readBookmark), notes: notes.split('\n').flatMap(readNote) },
    noMarks,
  )
