import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Paper } from '@/domain/paper'
import type { ExtraTime } from '@/domain/sitting/extra-time'
import type { TestRef } from '@/domain/sitting/test-ref'
import { type Asking, useExtraTime, useRunningAttempt } from '@/features/sitting'
import { type AttemptScope, newAttempt } from '@/own/attempts'
import { useOwner } from '@/session'
import { useLoadedPaper } from '@/ui/question/load-paper'
import type { ShortTestPlayer } from './quiz-player'
import { QuizError } from './quiz-problem'
import { QuizSitting } from './quiz-sitting'
import { QuizSkeleton } from './quiz-skeleton'
import { StoredResults } from './stored-results'

/** A new sitting of a paper that has just been read; its clock starts when the first question shows. */
function NewSitting({
  owner,
  test,
  scope,
  paper,
  extra,
  onTakeOver,
  Player,
}: {
  owner: string
  test: TestRef
  scope: AttemptScope
  paper: Paper
  extra: ExtraTime
  onTakeOver: (() => void) | null
  Player: ShortTestPlayer | undefined
}) {
  // Frozen here: whatever is read later, this sitting is about the questions that it began with.
  const [attempt] = useState(() => newAttempt(test, scope, paper, extra))
  // The clock starts when all of it can be shown.
  const loaded = useLoadedPaper(attempt.paper)
  if (loaded.status === 'loading') return <QuizSkeleton />
  if (loaded.status === 'failed') {
    const message = 'The quiz could not be loaded whole. Check your internet connection and try again.'
    return <QuizError test={test} message={message} onRetry={loaded.retry} />
  }
  return <QuizSitting test={test} owner={owner} attempt={attempt} onTakeOver={onTakeOver} Player={Player} />
}

type Begin = (begin: (paper: Paper) => ReactNode) => ReactNode

/**
 * What is known of the test comes first: an attempt under way goes on with the questions that it began with, also
 * without a network and when the test has been taken back since.
 */
function Seated({
  owner,
  test,
  scope,
  visit,
  asking,
  Player,
  children,
}: {
  owner: string
  test: TestRef
  scope: AttemptScope
  visit: string
  asking: Asking | undefined
  Player: ShortTestPlayer | undefined
  children: Begin
}) {
  const extra = useExtraTime(owner)
  const running = useRunningAttempt(owner, test, scope, visit, asking)
  if (running.status === 'looking') return <QuizSkeleton />
  if (running.status === 'found') {
    const { attempt, reading, fromAccount, onTakeOver } = running
    const { sitting } = attempt
    return (
      <QuizSitting
        key={attempt.id}
        test={test}
        owner={owner}
        attempt={attempt}
        initial={sitting}
        reading={reading}
        fromAccount={fromAccount}
        onTakeOver={onTakeOver}
        Player={Player}
      />
    )
  }
  // One of another device whose questions are others now can only be finished there.
  const onTakeOver = running.status === 'none' ? running.onTakeOver : null
  return children((paper) =>
    extra === null ? (
      <QuizSkeleton />
    ) : (
      <NewSitting
        owner={owner}
        test={test}
        scope={scope}
        paper={paper}
        extra={extra}
        onTakeOver={onTakeOver}
        Player={Player}
      />
    ),
  )
}

/**
 * The player of a short test, one question at a time; with `?attempt=` in the address the results of one attempt.
 * @param test all of it stays the same for as long as the component lives: give it a `key`
 * @param asking how long the account is asked whether another device has begun it
 * @param Player what it is sat with, where that is not the player of quizzes
 * @param children shows the loading of the paper, and calls back with it for a new sitting
 */
export function ShortTest({
  test,
  asking,
  Player,
  children,
}: {
  test: TestRef
  asking?: Asking
  Player?: ShortTestPlayer
  children: Begin
}) {
  const owner = useOwner()
  const { key: visit } = useLocation()
  const [search] = useSearchParams()
  const attemptId = search.get('attempt')
  if (owner === null) return <QuizSkeleton />
  if (attemptId !== null) {
    return <StoredResults key={`${owner}/${attemptId}`} owner={owner} test={test} attemptId={attemptId} />
  }
  // Quizzes alone offer it: a daily quiz is one for all, and of an own practice its student chooses the clock.
  const scope = test.kind === 'quiz' && search.has('untimed') ? 'untimed' : 'all'
  return (
    <Seated
      key={`${owner}/${visit}`}
      owner={owner}
      test={test}
      scope={scope}
      visit={visit}
      asking={asking}
      Player={Player}
    >
      {children}
    </Seated>
  )
}
