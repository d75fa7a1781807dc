import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { paperOfQuiz } from '@/content/papers/papers'
import { mayRetry } from '@/content/quizzes/queries'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { queryClient } from '@/lib/query-client'
import { LoadedQuiz } from '../components/loaded-quiz'
import { type Opening, ShortTest } from '../components/short-test'
import { keptQuizQuery, quizIdOf } from '../kept-quiz'
import { opensInHtml } from '../model/opening'

/** Milliseconds that an attempt waits for the quiz to be read again, where the page came with it. */
const readPatience = 3000

/** The quiz as the page came with it in its HTML, for as long as the page lives; null for any other page. */
function useOpening(quizId: string): Opening | null {
  const cache = useQueryClient()
  const isInHtml = useInBrowser(() => false, true)
  const [opening] = useState(() => {
    const quiz = isInHtml && cache.getQueryData(keptQuizQuery(quizId).queryKey)
    const paper = quiz && paperOfQuiz(quiz)
    return paper && opensInHtml(paper) ? { quizId, paper } : null
  })
  return opening
}

/**
 * Whether a quiz that the page came with may begin: it has been read again, and so is as it is now, or cannot be read. Any
 * other quiz was just read. `off`: it can be played no more.
 */
function useReadAgain(quizId: string): 'reading' | 'read' | 'off' {
  const query = keptQuizQuery(quizId)
  const cache = useQueryClient()
  const [isOld] = useState(() => cache.getQueryState(query.queryKey)?.isInvalidated === true)
  // Starts the read beside those of the device and the account; `LoadedQuiz` shows the result.
  const { error, fetchStatus } = useQuery(query)
  const isLate = useTimePassed(readPatience)
  const [state, setState] = useState<'reading' | 'read' | 'off'>(isOld ? 'reading' : 'read')
  // Whatever is read later, an attempt that has begun stays.
  if (state === 'reading' && (fetchStatus !== 'fetching' || isLate))
    setState(error !== null && !mayRetry(error) ? 'off' : 'read')
  return state
}

function QuizVisit({ quizId }: { quizId: string }) {
  const state = useReadAgain(quizId)
  return (
    <ShortTest test={{ kind: 'quiz', quizId }} opening={useOpening(quizId)} mayBegin={state !== 'reading'}>
      {(begin) => (
        <LoadedQuiz id={quizId} isRunning={state === 'read'}>
          {(quiz) => begin(paperOfQuiz(quiz))}
        </LoadedQuiz>
      )}
    </ShortTest>
  )
}

/** /quiz/{quizId}: the player, then with `?attempt=` the results of one attempt (spec section 2). */
export function QuizPage() {
  const quizId = quizIdOf(useParams())
  return (
    <div className="page-column py-6 sm:py-9">
      {quizId === null ? (
        <LoadedQuiz id={null}>{() => null}</LoadedQuiz>
      ) : (
        <QuizVisit key={quizId} quizId={quizId} />
      )}
    </div>
  )
}

QuizPage.readAhead = (params: Params) => {
  const id = quizIdOf(params)
  if (id !== null) void queryClient.prefetchQuery(keptQuizQuery(id))
}
