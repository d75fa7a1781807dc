import { scoreAnswers } from '@/domain/scoring'
import type { Attempt, AttemptScope } from './attempt'
import type { Paper } from './paper'
import { answersOf } from './results'

/** Some questions of a paper in one piece, with their share of its time. */
export function partOfPaper(paper: Paper, questions: Paper['questions']): Paper {
  const minutes = Math.max(1, Math.ceil((paper.minutes * questions.length) / paper.questions.length))
  return { title: paper.title, minutes, sections: [], questions }
}

const outcomeOf = { wrong: 'wrong', skipped: 'unanswered' } as const

/**
 * The paper for practising what went wrong or was left out in a finished attempt: those questions with their share of
 * the test's time, in one piece; null when there are none.
 */
export function retakePaper(
  { paper, session }: Pick<Attempt, 'paper' | 'session'>,
  scope: Exclude<AttemptScope, 'all'>,
): Paper | null {
  const { outcomes } = scoreAnswers(paper.questions, answersOf(session))
  const questions = paper.questions.filter((_, index) => outcomes[index]?.outcome === outcomeOf[scope])
  return questions.length === 0 ? null : partOfPaper(paper, questions)
}
