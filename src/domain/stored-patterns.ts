/**
 * The texts in which a student's own documents keep many values, as patterns that the rules match too
 * (docs/decisions/036): firestore.rules has each one on the line that names it, and
 * `npx vitest run tests/structure/stored-patterns.test.ts -u` writes them there.
 */

const number = '-?[0-9]{1,10}([.][0-9]{1,6})?'
/** What is right for one question (`writeKey`): `*`, `x`, a number, a range, any of up to ten numbers. */
const key = `([*x]|${number}(~${number}|([|]${number}){0,9}))`
const id = String.raw`[^\n]{1,600}`
/** A whole number in base 36: epoch milliseconds. */
const moment = '[0-9a-z]{1,9}'
const page = '[1-9][0-9]{0,4}'

const listOf = (item: string, separator = ',') => `${item}(${separator}${item})*`
const linesOf = (line: string) => String.raw`(${line}\n)*`

/** One line of each text that has lines. */
export const linePatterns = {
  card: [
    '(series|mock|quiz|daily|practice|study)/[!-~]{1,600}',
    `([0-9a-z]{1,7}(_${number})?[AGP]){0,40}`,
    `(-|[01]${moment})`,
    `(-|[NCLMTG]${moment})`,
    String.raw`(-|${moment}:[^\n]{0,560})`,
  ].join(' '),
  bookmark: `${page} [01]${moment}`,
  pageNote: String.raw`[0-9a-z]{1,20} ${page} ${moment}:[^\n]{0,1000}`,
} as const

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
  cards: linesOf(linePatterns.card),
  bookmarks: linesOf(linePatterns.bookmark),
  pageNotes: linesOf(linePatterns.pageNote),
} as const

/** A pattern as a whole text or line. */
export const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u')
