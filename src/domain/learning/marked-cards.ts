import { isRight, type Key } from '../question/answer'
import type { QuestionRef } from '../question/ref'
import type { QuestionCard, Review } from './card'

/** Marks the reviews of cards by corrected keys. Returns the same map when none of these questions was reviewed. */
export function markedByKeys(
  cards: ReadonlyMap<QuestionRef, QuestionCard>,
  keys: ReadonlyMap<QuestionRef, { readonly key: Key }>,
): ReadonlyMap<QuestionRef, QuestionCard> {
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
