/**
 * The texts in which a student's own documents store many values, as patterns that the rules match
 * (docs/decisions/036): firestore.rules has each one on the line that names it, and
 * `npx vitest run tests/structure/stored-patterns.test.ts -u` writes them there.
 */
import { bookmarkLine, cardLine, number, pageNoteLine } from './line-patterns'

/** What is right for one question (`writeKey`): `*`, `x`, a number, a range, any of up to ten numbers. */
const key = `([*x]|${number}(~${number}|([|]${number}){0,9}))`
const id = String.raw`[^\n]{1,600}`

const listOf = (item: string, separator = ',') => `${item}(${separator}${item})*`
const linesOf = (line: string) => String.raw`(${line}\n)*`

/** Each whole text, as firestore.rules names it. */
export const storedPatterns = {
  questionIds: listOf(id, String.raw`\n`),
  options: listOf(`(${number})?`),
  flags: '[0-3]*',
  milliseconds: listOf('[0-9]{1,8}'),
  revisions: listOf('[0-9]{1,6}'),
  keys: listOf(key),
  marking: '[0-9:; /-]+',
  prints: '[0-9a-f]+',
  cards: linesOf(cardLine),
  bookmarks: linesOf(bookmarkLine),
  pageNotes: linesOf(pageNoteLine),
} as const
