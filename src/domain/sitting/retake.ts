import { type Paper, type PaperQuestion, partOfPaper } from '../paper'
import { correctedResults, type KeyCorrection } from './corrections'
import type { QuestionResult } from './results'
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
 * @param corrections of the test's keys: they decide what went wrong
 */
export function retakePaper(
  attempt: { paper: Paper; sitting: BegunSitting },
  scope: RetakeScope,
  corrections: readonly KeyCorrection[] = [],
): Paper | null {
  const results = correctedResults(attempt, corrections)?.questions ?? []
  const questions = toRetake(results, scope).flatMap(({ number, corrected, question }) => {
    const asked = attempt.paper.questions[number - 1]
    if (!asked) return []
    return corrected ? { ...asked, correctAnswer: question.correctAnswer } : asked
  })
  return questions.length === 0 ? null : partOfPaper(attempt.paper, questions)
}
