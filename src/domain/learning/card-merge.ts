import { tidyText } from '../note-text'
import { cardLimits, type Latest, type QuestionCard, type Review, type ReviewResult } from './card'

/** Of two results of one moment the most cautious stays, and of one result the greater answer: the same on every device. */
const caution: Record<ReviewResult, number> = { good: 0, again: 1, 'put-back': 2 }
const isBefore = (a: Review, b: Review) =>
  (caution[a.result] - caution[b.result] || (a.answer ?? -Infinity) - (b.answer ?? -Infinity)) < 0

/** The earliest first, each moment once, the latest of them when there are too many. */
function boundedReviews(reviews: readonly Review[]): Review[] {
  const byMoment = new Map<number, Review>()
  for (const review of reviews) {
    const known = byMoment.get(review.at)
    if (!known || isBefore(known, review)) byMoment.set(review.at, review)
  }
  return [...byMoment.values()].sort((a, b) => a.at - b.at).slice(-cardLimits.reviews)
}

/** The later one; of two of one moment the one whose JSON is greater, whichever it is: the same on every device. */
function latest<T>(a: Latest<T> | undefined, b: Latest<T> | undefined): Latest<T> | undefined {
  if (!a || !b) return a ?? b
  if (a.at !== b.at) return a.at > b.at ? a : b
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b
}

/** A card as an account may keep it: by `cardLimits`, reviews by time and each moment once. */
export function boundedCard(card: QuestionCard): QuestionCard {
  const { note } = card
  return {
    ...card,
    reviews: boundedReviews(card.reviews),
    ...(note ? { note: { ...note, value: tidyText(note.value, cardLimits.note) } } : {}),
  }
}

/**
 * Two states of one card as one: every review of both, and of star, reason and note what was set last. In whatever order
 * and however often devices meet, the outcome is the same, and bounded as by `boundedCard`. Both must have one `ref`.
 */
export function mergeCards(a: QuestionCard, b: QuestionCard): QuestionCard {
  const [mine, theirs] = [boundedCard(a), boundedCard(b)]
  const star = latest(mine.star, theirs.star)
  const reason = latest(mine.reason, theirs.reason)
  const note = latest(mine.note, theirs.note)
  return {
    ref: mine.ref,
    reviews: boundedReviews([...mine.reviews, ...theirs.reviews]),
    ...(star ? { star } : {}),
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
  }
}
