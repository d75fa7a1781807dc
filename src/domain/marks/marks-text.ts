/** Marks as lines of text, which the rules can match (docs/decisions/057). */

import { bookmarkLine as bookmarkPattern, pageNoteLine as notePattern, whole } from '../line-patterns'
import { fromOneLine, onOneLine, tidyText } from '../note-text'
import { type BookMarks, type Bookmark, markLimits, mergeMarks, noMarks, type PageNote } from './marks'

const bookmarkLine = whole(bookmarkPattern)
const noteLine = whole(notePattern)

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
  if (!bookmarkLine.test(line)) return []
  const [page, state = ''] = line.split(' ')
  return [{ page: Number(page), on: state.startsWith('1'), at: read(state.slice(1)) }]
}

function readNote(line: string): PageNote[] {
  if (!noteLine.test(line)) return []
  const textFrom = line.indexOf(':') + 1
  const [id = '', page, at = ''] = line.slice(0, textFrom - 1).split(' ')
  const text = tidyPageNote(fromOneLine(line.slice(textFrom)))
  return [{ id, page: Number(page), text, at: read(at) }]
}

/** The marks of two texts; a line that is none is left out, alone. */
export const readMarks = ({ bookmarks, notes }: MarkTexts): BookMarks =>
  mergeMarks(
    { bookmarks: bookmarks.split('\n').flatMap(readBookmark), notes: notes.split('\n').flatMap(readNote) },
    noMarks,
  )
