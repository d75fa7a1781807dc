import { type Paper, partOfPaper } from '../paper'
import { scoreAnswers } from '../scoring'
import { answersOf } from './results'
import type { BegunSitting } from './sitting-state'

const outcomeOf = { wrong: 'wrong', skipped: 'unanswered' } as const

/**
 * The paper for practising what went wrong or was left out in a finished attempt: those questions with their share of
 * the test's time, in one piece; null when there are none.
 */
export function retakePaper(
  { paper, sitting }: { paper: Paper; sitting: BegunSitting },
  scope: 'wrong' | 'skipped',
): Paper | null {
  const { outcomes } = scoreAnswers(paper.questions, answersOf(sitting))
  const questions = paper.questions.filter((_, index) => outcomes[index]?.outcome === outcomeOf[scope])
  return questions.length === 0 ? null : partOfPaper(paper, questions)
}
