import { topicKey } from '@/domain/learning/indexed-question'
import type { BookEntry, DeckEntry } from '@/domain/learning/mistake-book'

/** Which questions the list of mistakes shows: those to get right, the saved ones, or those that have left it. */
export const bookViews = ['book', 'saved', 'left'] as const
export type BookView = (typeof bookViews)[number]

export type MistakeKind = 'wrong' | 'skipped'

/** What narrows them; null for all. */
export interface BookFilter {
  readonly view: BookView
  /** By `topicKey`; empty for questions without a topic. */
  readonly topic: string | null
  /** By `testOf`. */
  readonly test: string | null
  readonly kind: MistakeKind | null
}

export const isBookEntry = (entry: DeckEntry): entry is BookEntry => 'inBook' in entry

function viewsOf(entry: DeckEntry): BookView[] {
  const views: BookView[] = isBookEntry(entry) ? [entry.inBook ? 'book' : 'left'] : []
  return entry.card?.star?.value ? [...views, 'saved'] : views
}

export const topicOf = ({ topic }: DeckEntry): string => (topic === null ? '' : topicKey(topic))
/** The name of what asked it: two tests of one name cannot be told apart by it, and so are one choice. */
export const testOf = ({ title }: DeckEntry): string => title ?? ''
export const kindOfMistake = (entry: DeckEntry): MistakeKind | null =>
  isBookEntry(entry) ? entry.outcome : null

const fits: ReadonlyArray<(entry: DeckEntry, filter: BookFilter) => boolean> = [
  (entry, { topic }) => topic === null || topicOf(entry) === topic,
  (entry, { test }) => test === null || testOf(entry) === test,
  (entry, { kind }) => kind === null || kindOfMistake(entry) === kind,
]

export const inFilter = (deck: readonly DeckEntry[], filter: BookFilter): DeckEntry[] =>
  deck.filter(
    (entry) => viewsOf(entry).includes(filter.view) && fits.every((fitsIn) => fitsIn(entry, filter)),
  )

/** When a question came into the list: its last mistake, else its star. Epoch milliseconds. */
export const timeOf = (entry: DeckEntry): number =>
  isBookEntry(entry) ? entry.lastAt : (entry.card?.star?.at ?? 0)

export interface FilterChoice {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** The different values of some entries, those with the most entries first. */
export function choicesOf(
  entries: readonly DeckEntry[],
  valueIn: (entry: DeckEntry) => string,
  labelOf: (entry: DeckEntry) => string,
): FilterChoice[] {
  const found = new Map<string, { label: string; count: number }>()
  for (const entry of entries) {
    const value = valueIn(entry)
    const known = found.get(value)
    found.set(value, { label: known?.label ?? labelOf(entry), count: (known?.count ?? 0) + 1 })
  }
  return [...found]
    .map(([value, rest]) => ({ value, ...rest }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
}
