import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { correctionsByRef, latestCorrectionsQuery } from '@/content/corrections/queries'
import type { Review } from '@/domain/learning/card'
import { isRight, type Key } from '@/domain/question/answer'
import type { QuestionRef } from '@/domain/question/ref'
import { useCards } from './query'
import type { Cards } from './sync'

/** Marks the reviews of cards by corrected keys. Returns the same map when none of these questions was reviewed. */
function markedByKeys(cards: Cards, keys: ReadonlyMap<QuestionRef, { readonly key: Key }>): Cards {
  const marked = new Map(cards)
  let isChanged = false
  for (const [ref, { key }] of keys) {
    const card = cards.get(ref)
    if (!card?.reviews.length) continue
    isChanged = true
    const isGood = ({ answer }: Review) =>
      typeof key === 'string' || (answer !== undefined && isRight(key, answer))
    const mark = (review: Review): Review =>
      review.result === 'put-back' ? review : { ...review, result: isGood(review) ? 'good' : 'again' }
    marked.set(ref, { ...card, reviews: card.reviews.map(mark) })
  }
  return isChanged ? marked : cards
}

/** As `useCards`, with reviews marked by the corrected keys. The schedule and the mistake book use these. */
export function useMarkedCards(owner: string | null): Cards | null {
  const cards = useCards(owner)
  const isReviewed = useMemo(
    () => [...(cards?.values() ?? [])].some(({ reviews }) => reviews.length > 0),
    [cards],
  )
  const { data } = useQuery({ ...latestCorrectionsQuery, enabled: isReviewed })
  return useMemo(() => (cards && data ? markedByKeys(cards, correctionsByRef(data)) : cards), [cards, data])
}
