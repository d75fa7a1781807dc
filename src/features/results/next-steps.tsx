import { practiceFrom } from '@/domain/practice-paper'
import { practiceNames, practiceTitleOf } from '@/domain/practice-title'
import { refIn } from '@/domain/question/ref'
import type { TestResults } from '@/domain/sitting/results'
import { type ResultSuggestion, suggestAfter } from '@/domain/study/after-result'
import { useStartOwnTest } from '@/features/sitting'
import { t } from '@/language/text'
import type { Attempt } from '@/own/attempts/attempt'
import { sheetQuestions } from '@/own/attempts/sheet-of'
import { Button, ButtonLink } from '@/ui/button'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { timedQuestions } from './timed-questions'

/**
 * What a result calls for: the first step as its one gold button, up to two others below it; nothing where it calls for
 * nothing. A press begins to ask the questions of a step. The attempt has them, so it works offline.
 */
export function NextSteps({ attempt, results }: { attempt: Attempt; results: TestResults }) {
  const start = useStartOwnTest()
  const { testKey, paper } = attempt
  const { questions, given } = timedQuestions(attempt, results)
  const [first, ...others] = suggestAfter(sheetQuestions(testKey, questions), given)
  if (!first) return null

  /** Mistakes are studied, each with its answer at once; what time was lacking for is practised by the clock. */
  const begin = ({ kind, minutes, questions: those }: ResultSuggestion) => {
    const refs = new Set(those.map(({ ref }) => ref))
    const isFix = kind === 'mistakes'
    const name = kind === 'open' ? practiceNames.open : practiceNames.mistakes
    const own = practiceFrom(paper, {
      title: paper.title.startsWith(practiceTitleOf(name, ''))
        ? paper.title
        : practiceTitleOf(name, paper.title),
      ...(isFix || minutes === undefined ? {} : { minutes }),
      questions: paper.questions.filter(({ id }) => refs.has(refIn(testKey, id))),
      testKey,
    })
    if (own.questions.length > 0) start(isFix ? 'study' : 'practice', own)
  }
  const label =
    first.minutes === undefined
      ? first.title
      : t('{title} · {minutes} min', { title: first.title, minutes: first.minutes })
  return (
    <div className="mt-6 min-w-0 flex-1 lg:mt-0">
      {first.to === undefined ? (
        <Button look="primary" className="mb-4 w-full" onClick={() => begin(first)}>
          {label}
        </Button>
      ) : (
        <ButtonLink to={first.to} look="primary" className="mb-4 w-full">
          {label}
        </ButtonLink>
      )}
      <Suggestions title={t('After that')} suggestions={others} onPress={begin} />
    </div>
  )
}
