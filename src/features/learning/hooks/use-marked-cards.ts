import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { correctionsByRef, latestCorrectionsQuery } from '@/content/corrections/queries'
import { markedAnew } from '@/domain/learning/marked-anew'
import { useCards } from '@/own/cards/query'
import type { Cards } from '@/own/cards/sync'

/** As `useCards`, with reviews marked by the keys as they are corrected by now: what the schedule and the book go by. */
export function useMarkedCards(owner: string | null): Cards | null {
  const cards = useCards(owner)
  const isReviewed = useMemo(
    () => [...(cards?.values() ?? [])].some(({ reviews }) => reviews.length > 0),
    [cards],
  )
  const { data } = useQuery({ ...latestCorrectionsQuery, enabled: isReviewed })
  return useMemo(() => (cards && data ? markedAnew(cards, correctionsByRef(data)) : cards), [cards, data])
}
