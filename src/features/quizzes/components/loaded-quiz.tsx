import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { toAppError } from '@/lib/app-error'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { quizQuery } from '../quiz-queries'
import type { Quiz } from '../quiz-schema'
import { QuizError, QuizNotFound } from './quiz-problem'

function QuizSkeleton() {
  return (
    <LoadingRegion label="Loading quiz">
      <div className="min-h-dvh">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="mt-6 h-2 w-full" />
        <Skeleton className="mt-8 h-6 w-full" />
        <div className="mt-7 grid gap-3">
          {['a', 'b', 'c', 'd'].map((option) => (
            <Skeleton key={option} className="h-14 rounded-control" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  )
}

/** Reads the quiz that the address names and shows it, or why it cannot be shown (spec sections 4 and 8). */
export function LoadedQuiz({ children }: { children: (quiz: Quiz) => ReactNode }) {
  const { quizId } = useParams()
  const id = quizId?.trim() || null
  const { data, error, refetch } = useQuery(quizQuery(id))
  if (id === null) return <QuizError message="Quiz ID is required" />
  if (data === null) return <QuizNotFound />
  if (data !== undefined) return children(data)
  if (error === null) return <QuizSkeleton />
  return <QuizError message={toAppError(error).message} onRetry={() => void refetch()} />
}
