import type { Paper, PaperQuestion } from '../paper'
import { type Key, writeKey } from '../question/answer'
import { movedKey } from '../question/kinds'
import { resultsOf, type TestResults } from './results'
import type { BegunSitting, SittingScore } from './sitting-state'

/** One correction of the key of a published question (docs/decisions/045). */
export interface KeyCorrection {
  readonly questionId: string
  /** Names options by their place in the question as it is stored. */
  readonly key: Key
  readonly reason: string
  /** Epoch milliseconds. */
  readonly at: number
}

const isSame = (a: Key, b: Key) => writeKey(a) === writeKey(b)

/** A review says "the key has been corrected" of its own accord; what the correction itself tells replaces that. */
function withKey({ edited, ...question }: PaperQuestion, key: Key): PaperQuestion {
  return { ...question, ...(edited && edited !== 'key' ? { edited } : {}), correctAnswer: key }
}

/** A key of the stored question as one of the question in an attempt, whose options may be in another order. */
const keyIn = (question: PaperQuestion, key: Key): Key => {
  const { order } = question
  return order ? movedKey(question, key, (option) => order.indexOf(option)) : key
}

/**
 * The results of a finished attempt by the keys as they are corrected by now; null while it runs. Only what follows from
 * a corrected key moves. A question that was scored by the corrected key already is as it was, whenever that was. An
 * attempt of which only the score is known stays as it is.
 * @param corrections of its test, the earliest first: the last one of a question counts
 */
export function correctedResults(
  attempt: { paper: Paper; sitting: BegunSitting; score?: SittingScore | undefined },
  corrections: readonly KeyCorrection[],
): TestResults | null {
  const before = resultsOf(attempt)
  const { paper, sitting } = attempt
  if (!before || before.hasEarlierScore || sitting.status !== 'submitted') return before
  const last = new Map(corrections.map((correction) => [correction.questionId, correction]))
  const applied = new Map<string, KeyCorrection>()
  const questions = before.questions.map(({ question }) => {
    const correction = last.get(question.id)
    const key = correction && keyIn(question, correction.key)
    if (!correction || key === undefined || isSame(key, question.correctAnswer)) return question
    applied.set(question.id, correction)
    return withKey(question, key)
  })
  const [latest] = [...applied.values()].sort((a, b) => b.at - a.at)
  const after =
    latest && resultsOf({ paper: { ...paper, questions }, sitting: { ...sitting, scoredBy: null } })
  if (!latest || !after) return before
  const { percentage } = before.score
  return {
    ...after,
    questions: after.questions.map((result, index) => {
      const correction = applied.get(result.question.id)
      const then = before.questions[index]
      if (!correction || !then) return result
      const { reason, at } = correction
      return {
        ...result,
        corrected: { was: then.question.correctAnswer, marksBefore: then.marks, reason, at },
      }
    }),
    correction: {
      before: { percentage, marks: before.marks },
      questions: applied.size,
      reason: latest.reason,
      at: latest.at,
    },
  }
}
