import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { paperOfQuiz } from '@/content/papers/papers'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { queryClient } from '@/lib/query-client'
import { LoadedQuiz } from '../components/loaded-quiz'
import { type Opening, ShortTest } from '../components/short-test'
import { useReadAgain } from '../hooks/use-read-again'
import { keptQuizQuery, quizIdOf } from '../kept-quiz'
import { opensInHtml } from '../model/opening'

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
