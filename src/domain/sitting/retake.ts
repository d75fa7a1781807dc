import { type Paper, type PaperQuestion, partOfPaper } from '../paper'
import { type QuestionResult, resultsOf } from './results'
import type { BegunSitting } from './sitting-state'

export type RetakeScope = 'wrong' | 'skipped'

const outcomesOf = { wrong: ['wrong', 'partial'], skipped: ['unanswered'] } as const

/** What is gone, or whose options only letters name, cannot be practised. */
const isThere = ({ edited }: PaperQuestion) => edited !== 'gone' && edited !== 'options'

/** The questions of a finished attempt that can be practised again. */
export function toRetake(questions: readonly QuestionResult[], scope: RetakeScope): QuestionResult[] {
  return questions.filter(
    ({ outcome, question }) => outcomesOf[scope].some((one) => one === outcome) && isThere(question),
  )
}

/**
 * The paper for practising what went wrong or was left out in a finished attempt: those questions as they are now with
 * their share of the test's time, in one piece; null when there are none.
 */
export function retakePaper(
  attempt: { paper: Paper; sitting: BegunSitting },
  scope: RetakeScope,
): Paper | null {
  const chosen = new Set(toRetake(resultsOf(attempt)?.questions ?? [], scope).map(({ number }) => number))
  const questions = attempt.paper.questions.filter((_, index) => chosen.has(index + 1))
  return questions.length === 0 ? null : partOfPaper(attempt.paper, questions)
}
