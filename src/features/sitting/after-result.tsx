import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { practiceFrom } from '@/domain/practice-paper'
import { refIn } from '@/domain/question/ref'
import type { TestResults } from '@/domain/sitting/results'
import { planOf } from '@/domain/sitting/sitting-sections'
import { kindOf } from '@/domain/sitting/test-ref'
import { type ResultSuggestion, suggestAfter } from '@/domain/study/after-result'
import { InstallCard } from '@/features/install'
import { visitor } from '@/lib/device/visitor'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import type { Attempt } from '@/own/attempts/attempt'
import { newOwnTest } from '@/own/attempts/own-tests'
import { sheetQuestions } from '@/own/attempts/sheet-of'
import { useOwner } from '@/session'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { TimePerQuestion } from './time-per-question'

/** The part of an attempt that is needed here. */
interface Finished extends Pick<Attempt, 'id' | 'testKey' | 'paper'> {
  readonly extra?: Attempt['extra'] | undefined
}

/** The time that an attempt was given, in milliseconds; null without a limit. */
function givenTo({ paper, extra }: Finished): number | null {
  return paper.minutes > 0 ? planOf(paper, extra).milliseconds : null
}

/** Begins a practice of a suggestion's questions, by the clock where they were left for want of time. */
function usePractise({ testKey, paper }: Finished) {
  const navigate = useNavigate()
  return ({ kind, minutes, questions }: ResultSuggestion) => {
    const refs = new Set(questions.map(({ ref }) => ref))
    const own = practiceFrom(paper, {
      title: `${kind === 'open' ? 'Unanswered' : 'Quick wrong answers'}: ${paper.title}`,
      ...(minutes === undefined ? {} : { minutes }),
      questions: paper.questions.filter(({ id }) => refs.has(refIn(testKey, id))),
      testKey,
    })
    if (own.questions.length > 0) void navigate(newOwnTest('practice', own))
  }
}

/** Offline: where the result is stored. The note stays, so that the page does not move a second time. */
function OfflineNote() {
  const isVisitor = useOwner() === visitor
  const isOffline = useNetworkState().status === 'offline'
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  if (!wasOffline || isVisitor) return null
  return (
    <p className="mt-5 text-muted">
      {isOffline
        ? 'Kept on this device. Your account gets it when the network is back.'
        : 'Kept on this device. The network is back: your account gets it now.'}
    </p>
  )
}

/**
 * What a result calls for, in three lines at most, how long each of its questions took, and after a first result whether to
 * install the app.
 * @param onMistakes shows the wrong answers of the review
 */
export function AfterResult({
  attempt,
  results,
  onMistakes,
}: {
  attempt: Finished
  results: TestResults
  onMistakes: () => void
}) {
  const practise = usePractise(attempt)
  const given = givenTo(attempt)
  // In study mode a student ends when they like: a question that was not reached was not left out.
  const questions =
    kindOf(attempt) === 'Study' ? results.questions.filter(({ shown }) => shown) : results.questions
  const suggestions = suggestAfter(sheetQuestions(attempt.testKey, questions), given)
  return (
    <>
      <OfflineNote />
      {suggestions.length > 0 && (
        <div className="mt-7">
          <Suggestions
            title="What to do next"
            suggestions={suggestions}
            onPress={(one) => (one.kind === 'mistakes' ? onMistakes() : practise(one))}
          />
        </div>
      )}
      {questions.length > 0 && (
        <TimePerQuestion
          questions={questions}
          target={given === null ? null : Math.round(given / 1000 / questions.length)}
        />
      )}
      <InstallCard attemptId={attempt.id} />
    </>
  )
}
