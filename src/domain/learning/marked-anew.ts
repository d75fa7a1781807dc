import { isRight, type Key } from '../question/answer'
import type { QuestionRef } from '../question/ref'
import type { Card, Review } from './card'

/**
 * Cards whose reviews have the results that corrected keys give; the very same cards where none of them was reviewed.
 * @param keys of corrected questions
 */
export function markedAnew(
  cards: ReadonlyMap<QuestionRef, Card>,
  keys: ReadonlyMap<QuestionRef, { readonly key: Key }>,
): ReadonlyMap<QuestionRef, Card> {
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
