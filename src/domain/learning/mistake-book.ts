import type { IndiaDay } from '../india-day'
import { partsOfRef, type QuestionRef } from '../question/ref'
import type { AnswerSheet } from './answer-sheet'
import type { QuestionCard } from './card'
import { type Encounter, encountersOf } from './encounters'

/** A question that the student revises: one that was wrong once, or a saved one. */
export interface DeckEntry {
  readonly ref: QuestionRef
  /** Of the test or quiz that it stands in. */
  readonly testKey: string
  /** Of the latest attempt of that test, else of the latest that asked it; null when none did. */
  readonly title: string | null
  /** As the latest attempt that knows it says; null when none does. */
  readonly topic: string | null
  /** The earliest first. */
  readonly encounters: readonly Encounter[]
  /** With star, reason and note; null when the student has done and said nothing. */
  readonly card: QuestionCard | null
}

/** A question that is or was in the list of mistakes. */
export interface BookEntry extends DeckEntry {
  /** The last time that it was not right; null for one that was only ever put in by hand. */
  readonly outcome: 'wrong' | 'skipped' | null
  /** How often it was wrong or skipped. */
  readonly timesWrong: number
  /** When it was last wrong, skipped or put back: epoch milliseconds. */
  readonly lastAt: number
  /** On how many days in India it was right since then. */
  readonly rightDays: number
  /** False once it was right on `daysToLeave` of them. */
  readonly inBook: boolean
}

/** Right on so many different days after the last mistake, and a question leaves the book. */
export const daysToLeave = 2

/** The last that `holds`. */
function lastOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): Item | undefined {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index]
    if (item !== undefined && holds(item)) return item
  }
  return undefined
}

function deckEntry(ref: QuestionRef, encounters: readonly Encounter[], card: QuestionCard | null): DeckEntry {
  const testKey = partsOfRef(ref)?.testKey ?? ''
  const titled =
    lastOf(encounters, ({ sheet }) => sheet?.testKey === testKey) ??
    lastOf(encounters, ({ sheet }) => sheet !== null)
  const topic = lastOf(encounters, (encounter) => encounter.topic !== null)?.topic ?? null
  return { ref, testKey, title: titled?.sheet?.title ?? null, topic, encounters, card }
}

/** What the book says of a question; null when it never was in it. */
function bookEntry(entry: DeckEntry): BookEntry | null {
  const mistakes = entry.encounters.filter(({ right }) => !right)
  const last = mistakes[mistakes.length - 1]
  const putBack = lastOf(entry.card?.reviews ?? [], ({ result }) => result === 'put-back')
  if (!last && !putBack) return null
  const lastAt = Math.max(last?.at ?? 0, putBack?.at ?? 0)
  const days = new Set<IndiaDay>()
  for (const { at, day, right } of entry.encounters) if (right && at > lastAt) days.add(day)
  return {
    ...entry,
    outcome: last ? (last.answered ? 'wrong' : 'skipped') : null,
    timesWrong: mistakes.length,
    lastAt,
    rightDays: days.size,
    inBook: days.size < daysToLeave,
  }
}

function everyEntry(
  sheets: readonly AnswerSheet[],
  cards: ReadonlyMap<QuestionRef, QuestionCard>,
): DeckEntry[] {
  const encounters = encountersOf(sheets, cards)
  const refs = new Set([...encounters.keys(), ...cards.keys()])
  return [...refs].sort().map((ref) => deckEntry(ref, encounters.get(ref) ?? [], cards.get(ref) ?? null))
}

/**
 * The list of mistakes, the latest mistake first: every question that was ever wrong, partly right or skipped, in tests,
 * quizzes, practice or revision, or that was put in by hand. Those that have left it are in the list as well, with
 * `inBook` false: right on two days in India after the last mistake. One comes back by another mistake, or by `put-back`.
 * @param sheets in any order, each attempt once
 */
export function bookOf(
  sheets: readonly AnswerSheet[],
  cards: ReadonlyMap<QuestionRef, QuestionCard>,
): BookEntry[] {
  return everyEntry(sheets, cards)
    .flatMap((entry) => bookEntry(entry) ?? [])
    .sort((a, b) => b.lastAt - a.lastAt)
}

/**
 * What revision draws from: all of `bookOf`, also what has left the book, since its next due days (after about 8 and 22
 * days) are what keeps it known; and the saved questions, as long as their star is set.
 */
export function deckOf(
  sheets: readonly AnswerSheet[],
  cards: ReadonlyMap<QuestionRef, QuestionCard>,
): readonly DeckEntry[] {
  return everyEntry(sheets, cards).flatMap(
    (entry) => bookEntry(entry) ?? (entry.card?.star?.value ? [entry] : []),
  )
}
