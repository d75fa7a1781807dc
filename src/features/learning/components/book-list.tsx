import { type ReactNode, useMemo, useState } from 'react'
import type { QuestionCard } from '@/domain/learning/card'
import { sameCard } from '@/domain/learning/card-shards'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import type { Cards } from '@/own/cards/sync'
import { Card } from '@/ui/card'
import { ShowMore } from '@/ui/list/show-more'
import { usePapers } from '../hooks/use-papers'
import { timeOf } from '../model/book-rows'
import { BookRow } from './book-row'

/** Questions that show at once, and that one press adds. */
const pageSize = 20

const isSameCard = (a: QuestionCard | null, b: QuestionCard | undefined) =>
  a && b ? sameCard(a, b) : !a && !b

/**
 * What leaves the list by a press of the student stays in its row until the list is another one, so that a slip is undone
 * by one press. What leaves it because more has become known (a corrected key, another device) goes.
 */
function useLastingRows(
  entries: readonly DeckEntry[],
  deck: ReadonlyMap<QuestionRef, DeckEntry>,
  cards: Cards,
): readonly DeckEntry[] {
  const [rows, setRows] = useState(entries)
  const shown = new Set(rows.map(({ ref }) => ref))
  const added = entries.filter(({ ref }) => !shown.has(ref))
  if (added.length > 0) setRows([...rows, ...added].sort((a, b) => timeOf(b) - timeOf(a)))
  const listed = new Set(entries.map(({ ref }) => ref))
  return rows
    .filter(({ ref, card }) => listed.has(ref) || !isSameCard(card, cards.get(ref)))
    .map((entry) => deck.get(entry.ref) ?? entry)
}

/** Some rows, whose texts are loaded together. */
function Rows({ owner, entries, cards }: { owner: string; entries: readonly DeckEntry[]; cards: Cards }) {
  const sourceOf = usePapers(
    owner,
    entries.map(({ testKey }) => testKey),
  )
  return entries.map((entry) => (
    <BookRow
      key={entry.ref}
      owner={owner}
      entry={entry}
      card={cards.get(entry.ref)}
      source={sourceOf(entry.testKey)}
    />
  ))
}

/** The questions of one filter, the latest first, twenty at a time. */
export function BookList({
  owner,
  entries,
  deck,
  cards,
  empty,
}: {
  owner: string
  entries: readonly DeckEntry[]
  deck: readonly DeckEntry[]
  cards: Cards
  /** Stands there when there is no question. */
  empty: ReactNode
}) {
  const byRef = useMemo(() => new Map(deck.map((entry) => [entry.ref, entry])), [deck])
  const rows = useLastingRows(entries, byRef, cards)
  const [count, setCount] = useState(pageSize)
  if (rows.length === 0) return empty
  const pages = Array.from({ length: Math.ceil(Math.min(count, rows.length) / pageSize) }, (_, page) =>
    rows.slice(page * pageSize, (page + 1) * pageSize),
  )
  return (
    <>
      <Card>
        <ul aria-label={t('Questions')} className="divide-y divide-line">
          {pages.map((page) => (
            <Rows key={page[0]?.ref} owner={owner} entries={page} cards={cards} />
          ))}
        </ul>
      </Card>
      <ShowMore
        readMore={async () => setCount(count + pageSize)}
        count={Math.min(count, rows.length)}
        hasMore={count < rows.length}
      />
    </>
  )
}
