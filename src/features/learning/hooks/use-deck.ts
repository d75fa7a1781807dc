import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { questionIndexQuery } from '@/content/question-index/queries'
import { type DeckEntry, deckOf } from '@/domain/learning/mistake-book'
import { answerSheetsQuery, useAnswerSheets } from '@/own/attempts'
import { useMarkedCards } from '@/own/cards/use-marked-cards'

export type DeckState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; deck: readonly DeckEntry[] }

/** With the topics of questions of which only the account knows an attempt: the index says them. */
function useTopics(deck: readonly DeckEntry[] | null): readonly DeckEntry[] | null {
  const lacks = deck?.some(({ topic }) => topic === null) ?? false
  const { data: index } = useQuery({ ...questionIndexQuery, enabled: lacks })
  return useMemo(() => {
    if (!deck || !lacks || !index) return deck
    const wanted = new Set(deck.flatMap(({ ref, topic }) => (topic === null ? [ref] : [])))
    const topics = new Map(
      index.flatMap(({ ref, topic }) => (wanted.has(ref) ? [[ref, topic] as const] : [])),
    )
    return deck.map((entry) => ({ ...entry, topic: entry.topic ?? topics.get(entry.ref) ?? null }))
  }, [deck, lacks, index])
}

/**
 * All that the student revises: the list of mistakes, what has left it, and saved questions. A long history takes a weak phone
 * a moment, so it is worked out behind what shows.
 */
export function useDeck(owner: string): DeckState {
  const sheets = useAnswerSheets(owner)
  const { isFetching, isError, refetch } = useQuery(answerSheetsQuery(owner))
  const cards = useMarkedCards(owner)
  const known = useMemo(() => (sheets && cards ? { sheets, cards } : null), [sheets, cards])
  const settled = useDeferredValue(known, null)
  const deck = useTopics(useMemo(() => settled && deckOf(settled.sheets, settled.cards), [settled]))
  // What the device keeps is no answer yet while it has nothing and the account is still being asked.
  const isEmpty = deck !== null && deck.length === 0
  if (isEmpty && isError && !isFetching) return { status: 'failed', retry: () => void refetch() }
  if (deck === null || (isEmpty && isFetching)) return { status: 'loading' }
  return { status: 'ready', deck }
}
