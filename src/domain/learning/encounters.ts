import { type IndiaDay, indiaDayOf } from '../india-day'
import type { QuestionRef } from '../question/ref'
import { type AnswerSheet, isMet, type SheetQuestion } from './answer-sheet'
import type { QuestionCard, Review } from './card'

/** A student met a question and was right, wrong, or left it out. */
export interface Encounter {
  /** Epoch milliseconds: of the attempt's submission, or of the review. */
  readonly at: number
  readonly day: IndiaDay
  /** Some of several right options are not right. */
  readonly right: boolean
  /** False: it was left out, and so is not right either. */
  readonly answered: boolean
  /** `review`: in revision; `test`: in whatever is submitted, a practice too. */
  readonly source: 'test' | 'review'
  /** The attempt that asked it; null for a review. */
  readonly sheet: AnswerSheet | null
  readonly topic: string | null
  /** How long it was on the screen, whole seconds; null for a review. */
  readonly seconds: number | null
}

/** Of every question that was met, the earliest encounter first. */
export type Encounters = ReadonlyMap<QuestionRef, readonly Encounter[]>

const inTest = (sheet: AnswerSheet, { outcome, topic, seconds }: SheetQuestion): Encounter => ({
  at: sheet.at,
  day: indiaDayOf(sheet.at),
  right: outcome === 'correct',
  answered: outcome !== 'unanswered',
  source: 'test',
  sheet,
  topic,
  seconds,
})

const inReview = ({ at, result }: Review): Encounter => ({
  at,
  day: indiaDayOf(at),
  right: result === 'good',
  answered: true,
  source: 'review',
  sheet: null,
  topic: null,
  seconds: null,
})

const idOf = ({ sheet }: Encounter) => sheet?.attemptId ?? ''

/** By time; what happened at one moment has one order on every device too. */
function inOrder(a: Encounter, b: Encounter): number {
  if (a.at !== b.at) return a.at - b.at
  if (idOf(a) !== idOf(b)) return idOf(a) < idOf(b) ? -1 : 1
  return Number(a.right) - Number(b.right) || Number(a.answered) - Number(b.answered)
}

/**
 * What happened to each question, from finished attempts and from revision. A question that counts for everybody
 * (`free`, or dropped) or was never on the screen is no encounter, nor is putting one back into the list of mistakes.
 * @param sheets in any order, each attempt once
 */
export function encountersOf(
  sheets: readonly AnswerSheet[],
  cards: ReadonlyMap<QuestionRef, QuestionCard>,
): Encounters {
  const found = new Map<QuestionRef, Encounter[]>()
  const add = (ref: QuestionRef, encounter: Encounter) => {
    const list = found.get(ref)
    if (list) list.push(encounter)
    else found.set(ref, [encounter])
  }
  for (const sheet of sheets) {
    for (const question of sheet.questions) {
      if (isMet(question)) add(question.ref, inTest(sheet, question))
    }
  }
  for (const { ref, reviews } of cards.values()) {
    for (const review of reviews) if (review.result !== 'put-back') add(ref, inReview(review))
  }
  for (const list of found.values()) list.sort(inOrder)
  return found
}
