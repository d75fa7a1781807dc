import { useNavigate } from 'react-router-dom'
import { practiceFrom } from '@/domain/practice-paper'
import { practiceNames, practiceTitleOf } from '@/domain/practice-title'
import { refIn } from '@/domain/question/ref'
import type { TestResults } from '@/domain/sitting/results'
import { planOf } from '@/domain/sitting/sitting-sections'
import { kindOf } from '@/domain/sitting/test-ref'
import { type ResultSuggestion, suggestAfter } from '@/domain/study/after-result'
import type { Attempt } from '@/own/attempts/attempt'
import { newOwnTest } from '@/own/attempts/own-tests'
import { sheetQuestions } from '@/own/attempts/sheet-of'

/** The questions of a result that tell of the student, and the time that they were given, in milliseconds; null without a limit. */
export function timedQuestions({ testKey, paper, extra }: Attempt, results: TestResults) {
  return {
    // In study mode a student ends when they like: a question that was not reached was not left out.
    questions:
      kindOf({ testKey }) === 'Study' ? results.questions.filter(({ shown }) => shown) : results.questions,
    given: paper.minutes > 0 ? planOf(paper, extra).milliseconds : null,
  }
}

/**
 * What a result calls for: the first thing, the others, and what a press on one without an address does. The device has
 * all that it takes.
 * @param onMistakes shows the wrong answers of the review
 */
export function useNextSteps(attempt: Attempt, results: TestResults, onMistakes: () => void) {
  const navigate = useNavigate()
  const { testKey, paper } = attempt
  const { questions, given } = timedQuestions(attempt, results)
  const [first, ...others] = suggestAfter(sheetQuestions(testKey, questions), given)

  /** Begins a practice of a suggestion's questions, by the clock where they were left for want of time. */
  const practise = ({ kind, minutes, questions: those }: ResultSuggestion) => {
    const refs = new Set(those.map(({ ref }) => ref))
    const own = practiceFrom(paper, {
      title:
        kind === 'open'
          ? practiceTitleOf(practiceNames.open, paper.title)
          : practiceTitleOf(practiceNames.quickWrong, paper.title),
      ...(minutes === undefined ? {} : { minutes }),
      questions: paper.questions.filter(({ id }) => refs.has(refIn(testKey, id))),
      testKey,
    })
    if (own.questions.length > 0) void navigate(newOwnTest('practice', own))
  }
  return {
    first,
    others,
    onPress: (one: ResultSuggestion) => (one.kind === 'mistakes' ? onMistakes() : practise(one)),
  }
}
