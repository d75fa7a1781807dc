import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { correctionsByRef, latestCorrectionsQuery } from '@/content/corrections/queries'
import { markedByKeys } from '@/domain/learning/marked-cards'
import { useCards } from './query'
import type { Cards } from './sync'

/** As `useCards`, with reviews marked by the corrected keys. The schedule and the list of mistakes use these. */
export function useMarkedCards(owner: string | null): Cards | null {
  const cards = useCards(owner)
  const isReviewed = useMemo(
    () => [...(cards?.values() ?? [])].some(({ reviews }) => reviews.length > 0),
    [cards],
  )
  const { data } = useQuery({ ...latestCorrectionsQuery, enabled: isReviewed })
  return useMemo(() => (cards && data ? markedByKeys(cards, correctionsByRef(data)) : cards), [cards, data])
}
