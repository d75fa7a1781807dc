import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Paper } from '@/domain/paper'
import { practiceTitleText } from '@/domain/practice-title'
import type { ExtraTime } from '@/domain/sitting/extra-time'
import { isUntouched } from '@/domain/sitting/sitting-state'
import { placesOf, type TestRef } from '@/domain/sitting/test-ref'
import { StoredResults, useResultBehind } from '@/features/results'
import {
  type Asking,
  type Seat,
  ToResults,
  useExtraTime,
  useRunningAttempt,
  useSitting,
} from '@/features/sitting'
import { t } from '@/language/text'
import { type AttemptScope, newAttempt } from '@/own/attempts'
import { useOwner } from '@/session'
import { PageTitle } from '@/ui/page-title'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { asksTheSame } from '../model/opening'
import { markUnderWay } from '../under-way'
import { QuizOpening } from './quiz-opening'
import { QuizPlayer, type ShortTestPlayer } from './quiz-player'
import { QuizError } from './quiz-problem'
import { QuizResult } from './quiz-result'
import { QuizSkeleton } from './quiz-skeleton'

const noResult = {
  title: t('No results here'),
  message: t('We cannot find this attempt on this device or in your account.'),
}

/** The same for every step of a visit. */
interface Visit {
  owner: string
  test: TestRef
  scope: AttemptScope
  Player: ShortTestPlayer
  early: EarlyAnswer
}

/** The quiz whose first question the page came with, as it came. */
export interface Opening {
  quizId: string
  paper: Paper
}

interface EarlyAnswer {
  /** What shows until an attempt does. @param onAnswer told of an answer, too */
  waiting: (onAnswer?: (option: number) => void) => ReactNode
  /** The answer that has been given to the first question of a paper, if the page came with that question. */
  to: (paper: Paper) => number | null
}

/** @param opening null: a skeleton shows */
function useEarlyAnswer(opening: Opening | null): EarlyAnswer {
  const [answer, setAnswer] = useState<number | null>(null)
  return {
    waiting: (onAnswer) =>
      opening ? (
        <QuizOpening
          {...opening}
          answer={answer}
          onAnswer={(option) => {
            setAnswer(option)
            onAnswer?.(option)
          }}
        />
      ) : (
        <QuizSkeleton />
      ),
    to: ({ questions: [first] }) =>
      opening && asksTheSame(opening.paper.questions[0], first) ? answer : null,
  }
}

type TakeOver = { onTakeOver: (() => void) | null }

/** One attempt: the player until it is submitted, then the way to its results. */
function Sitting({ test, onTakeOver, Player, early, ...seat }: Seat & Omit<Visit, 'scope'> & TakeOver) {
  // It begins with the answer that was given before; one that is given from now on is an action of its own.
  const [answer] = useState(() => early.to(seat.attempt.paper))
  const { sitting, keeping, act, clock } = useSitting({ ...seat, answer })
  const { id, paper } = seat.attempt
  useLoadedPaper(paper)
  useResultBehind()
  const isUnderWay = sitting.status === 'running' && !isUntouched(sitting)
  useEffect(() => {
    if (isUnderWay) markUnderWay()
  }, [isUnderWay])
  if (sitting.status === 'ready') return early.waiting((option) => act({ type: 'choose', option }))
  if (sitting.status === 'submitted') {
    return <ToResults to={paths.attemptResults(placesOf(test).results, id)} waiting={<QuizSkeleton />} />
  }
  return (
    <PaperLanguages paper={paper} owner={seat.owner}>
      <PageTitle title={practiceTitleText(paper.title)} />
      <Player
        test={test}
        paper={paper}
        sitting={sitting}
        keeping={keeping}
        clock={clock}
        act={act}
        onTakeOver={onTakeOver}
      />
    </PaperLanguages>
  )
}

/** A new attempt at a paper that has just been read; its clock starts when the first question shows. */
function NewSitting({
  paper,
  extra,
  scope,
  ...visit
}: Visit & TakeOver & { paper: Paper; extra: ExtraTime }) {
  // A later read of the quiz does not change the questions of this attempt.
  const [attempt] = useState(() => newAttempt(visit.test, scope, paper, extra))
  const loaded = useLoadedPaper(attempt.paper)
  if (loaded.status === 'loading') return visit.early.waiting()
  // The questions of an own test have been read on this page already, as plain text where they could not be drawn.
  if (loaded.status === 'failed' && !('practiceId' in visit.test)) {
    const message = t('Part of the quiz did not load. Check your internet connection and try again.')
    return <QuizError test={visit.test} message={message} onRetry={loaded.retry} />
  }
  return <Sitting {...visit} attempt={attempt} />
}

type Begin = (begin: (paper: Paper) => ReactNode) => ReactNode

/**
 * Looks for a running attempt first: it continues with the questions that it began with, also offline and when the test
 * has been withdrawn.
 */
function RunningOrNew({
  visit,
  location,
  asking,
  mayBegin,
  children,
}: {
  visit: Visit
  location: string
  asking: Asking | undefined
  mayBegin: boolean
  children: Begin
}) {
  const { owner, test, scope, Player, early } = visit
  const extra = useExtraTime(owner)
  const running = useRunningAttempt(owner, test, scope, location, asking)
  if (running.status === 'looking') return early.waiting()
  if (running.status === 'found') {
    const { attempt, status: _status, ...found } = running
    const seat = { owner, test, Player, early, attempt, initial: attempt.sitting, ...found }
    return <Sitting key={attempt.id} {...seat} />
  }
  // An attempt of another device whose questions have changed can only be finished there.
  const onTakeOver = running.status === 'none' ? running.onTakeOver : null
  if (extra === null || !mayBegin) return early.waiting()
  return children((paper) => <NewSitting {...visit} paper={paper} extra={extra} onTakeOver={onTakeOver} />)
}

/**
 * The player of a short test, one question at a time; with `?attempt=` in the address the results of one attempt.
 * @param test must not change while the component is mounted: give it a `key`
 * @param asking how long to ask the account whether another device has begun it
 * @param Player replaces the player of quizzes
 * @param opening what the page came with; its first question shows, and can be answered, until an attempt does
 * @param mayBegin false while nobody knows whether the test is as the page came with it; an attempt that runs goes on
 * @param children shows the loading of the paper, and calls back with it for a new attempt
 */
export function ShortTest({
  test,
  asking,
  Player = QuizPlayer,
  opening = null,
  mayBegin = true,
  children,
}: {
  test: TestRef
  asking?: Asking
  Player?: ShortTestPlayer
  opening?: Opening | null
  mayBegin?: boolean
  children: Begin
}) {
  const owner = useOwner()
  const { key: location } = useLocation()
  const [search] = useSearchParams()
  const attemptId = search.get('attempt')
  // Another try on this page has nothing to do with how the page came.
  const [first] = useState(location)
  const early = useEarlyAnswer(location === first ? opening : null)
  if (owner === null) return <QuizSkeleton />
  if (attemptId !== null) {
    return (
      <StoredResults
        key={`${owner}/${attemptId}`}
        owner={owner}
        test={test}
        attemptId={attemptId}
        waiting={<QuizSkeleton />}
        missing={noResult}
      >
        {(attempt, results) => <QuizResult owner={owner} test={test} attempt={attempt} results={results} />}
      </StoredResults>
    )
  }
  // Only quizzes offer it: the daily quiz is the same for everybody, and practice has its own choice of a clock.
  const scope = test.kind === 'quiz' && search.has('untimed') ? 'untimed' : 'all'
  return (
    <div className="mx-auto max-w-3xl">
      <RunningOrNew
        key={`${owner}/${location}`}
        visit={{ owner, test, scope, Player, early }}
        location={location}
        asking={asking}
        mayBegin={mayBegin}
      >
        {children}
      </RunningOrNew>
    </div>
  )
}
