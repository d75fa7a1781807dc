/** Cards as lines of text, which the rules can match (docs/decisions/047). */

import { cardLine as cardPattern, whole } from '../line-patterns'
import { fromOneLine, onOneLine, tidyText } from '../note-text'
import { partsOfRef } from '../question/ref'
import {
  cardLimits,
  type Latest,
  type MistakeReason,
  type QuestionCard,
  type Review,
  type ReviewResult,
} from './card'

const resultLetters: Readonly<Record<ReviewResult, string>> = { again: 'A', good: 'G', 'put-back': 'P' }
const reasonLetters: Readonly<Record<MistakeReason, string>> = {
  concept: 'C',
  calculation: 'L',
  misread: 'M',
  time: 'T',
  guess: 'G',
}
const noReason = 'N'

/** The key of a record that has this value. */
const keyOf = <K extends string>(record: Readonly<Record<K, string>>, letter: string): K | undefined =>
  (Object.keys(record) as K[]).find((key) => record[key] === letter)

const cardLine = whole(cardPattern)

/** The latest moment that a card may name, as the account bounds it. */
const lastMoment = 9_999_999_999_999

/** A whole number from 0 on with the digits 0-9a-z. */
const write = (value: number) => Math.min(Math.max(0, Math.floor(value)), lastMoment).toString(36)
const read = (digits: string) => Number.parseInt(digits, 36)

/** A note as it is kept: no longer than it may be, and no half of a character. */
export const tidyNote = (text: string): string => tidyText(text, cardLimits.note)

const writeNote = (text: string) => onOneLine(tidyNote(text))
const readNote = (text: string) => tidyNote(fromOneLine(text))

/** The seconds of the first review, then those since the one before, each with its answer and the letter of its result. */
function writeReviews(reviews: readonly Review[]): string {
  let before = 0
  let text = ''
  for (const { at, result, answer } of reviews) {
    const seconds = Math.floor(at / 1000)
    text += write(seconds - before) + (answer === undefined ? '' : `_${answer}`) + resultLetters[result]
    before = seconds
  }
  return text
}

function readReviews(text: string): Review[] | null {
  const reviews: Review[] = []
  let seconds = 0
  for (const [, digits = '', answer, letter = ''] of text.matchAll(/([0-9a-z]+)(?:_([-.0-9]+))?([AGP])/g)) {
    const passed = read(digits)
    // Each moment once, the earliest first.
    if (passed === 0 && reviews.length > 0) return null
    seconds += passed
    const result = keyOf(resultLetters, letter)
    if (result === undefined || seconds * 1000 > lastMoment) return null
    reviews.push({ at: seconds * 1000, result, ...(answer === undefined ? {} : { answer: Number(answer) }) })
  }
  return reviews
}

const latestOf = <T>(text: string, value: (letter: string) => T): Latest<T> | null =>
  text === '-' ? null : { value: value(text.slice(0, 1)), at: Math.min(read(text.slice(1)), lastMoment) }

function noteOf(text: string): Latest<string> | null {
  if (text === '-') return null
  const end = text.indexOf(':')
  return { value: readNote(text.slice(end + 1)), at: Math.min(read(text.slice(0, end)), lastMoment) }
}

/** A card as one line, without its line break. Two cards that say the same have the same line. */
export function writeCard({ ref, reviews, star, reason, note }: QuestionCard): string {
  const letter = reason && (reason.value === null ? noReason : reasonLetters[reason.value])
  return [
    ref,
    writeReviews(reviews),
    star ? (star.value ? '1' : '0') + write(star.at) : '-',
    reason ? letter + write(reason.at) : '-',
    note ? `${write(note.at)}:${writeNote(note.value)}` : '-',
  ].join(' ')
}

/** The card of a line; null when the line is none. */
export function readCard(line: string): QuestionCard | null {
  if (!cardLine.test(line)) return null
  const [ref = '', history = '', starText = '', reasonText = '', ...noteWords] = line.split(' ')
  const reviews = readReviews(history)
  if (reviews === null || partsOfRef(ref) === null) return null
  const star = latestOf(starText, (sign) => sign === '1')
  const reason = latestOf(reasonText, (sign) => keyOf(reasonLetters, sign) ?? null)
  const note = noteOf(noteWords.join(' '))
  return {
    ref,
    reviews,
    ...(star ? { star } : {}),
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
  }
}

/** Whether the account can keep a card; one with an endless name stays on the device. */
export const fitsInAccount = (card: QuestionCard): boolean => readCard(writeCard(card)) !== null

/** The cards of a text with a line for each; what is no card is left out. */
export function readCards(text: string): QuestionCard[] {
  return text.split('\n').flatMap((line) => readCard(line) ?? [])
}
