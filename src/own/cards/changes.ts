import type { Latest, MistakeReason, QuestionCard, Review } from '@/domain/learning/card'
import { tidyNote } from '@/domain/learning/card-text'
import type { QuestionRef } from '@/domain/question/ref'

/** A value that is set now. It counts after the one on the screen, whatever this device's clock says. */
function set<T>(value: T, before: Latest<unknown> | undefined, now: number): Latest<T> {
  return { value, at: Math.max(now, (before?.at ?? -1) + 1) }
}

/** A review in whole seconds, at the first one that no other has. */
function review(did: Omit<Review, 'at'>, before: readonly Review[], at: number): Review {
  let second = Math.floor(at / 1000) * 1000
  while (before.some((other) => other.at === second)) second += 1000
  return { at: second, ...did }
}

/** What a student does with a card, each as the part of the card that it changes; `now` in epoch milliseconds. */
export const changeTo = {
  star: (ref: QuestionRef, card: QuestionCard | undefined, on: boolean, now: number): QuestionCard => ({
    ref,
    reviews: [],
    star: set(on, card?.star, now),
  }),
  reason: (
    ref: QuestionRef,
    card: QuestionCard | undefined,
    reason: MistakeReason | null,
    now: number,
  ): QuestionCard => ({
    ref,
    reviews: [],
    reason: set(reason, card?.reason, now),
  }),
  note: (ref: QuestionRef, card: QuestionCard | undefined, text: string, now: number): QuestionCard => ({
    ref,
    reviews: [],
    note: set(tidyNote(text), card?.note, now),
  }),
  review: (
    ref: QuestionRef,
    card: QuestionCard | undefined,
    did: Omit<Review, 'at'>,
    at: number,
  ): QuestionCard => ({
    ref,
    reviews: [review(did, card?.reviews ?? [], at)],
  }),
} as const
