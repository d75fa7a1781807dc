import type { TestResults } from '@/domain/sitting/results'
import { planOf } from '@/domain/sitting/sitting-sections'
import { kindOf } from '@/domain/sitting/test-ref'
import type { Attempt } from '@/own/attempts/attempt'

/** The questions of a result that tell of the student, and the time that they were given, in milliseconds; null without a limit. */
export function timedQuestions({ testKey, paper, extra }: Attempt, results: TestResults) {
  return {
    // In study mode a student ends when they like: a question that was not reached was not left out.
    questions:
      kindOf({ testKey }) === 'Study' ? results.questions.filter(({ shown }) => shown) : results.questions,
    given: paper.minutes > 0 ? planOf(paper, extra).milliseconds : null,
  }
}
