import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { paths } from '@/config/paths'
import { mayRetry } from '@/content/quizzes/queries'
import type { Quiz } from '@/content/quizzes/schema'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { ButtonLink } from '@/ui/button'
import { PageProblem } from '@/ui/page-problem'
import { keptQuizQuery } from '../kept-quiz'
import { QuizError } from './quiz-problem'
import { QuizSkeleton } from './quiz-skeleton'

const toQuizzes = <ButtonLink to={paths.contentQuizzes}>{t('Back to Quizzes')}</ButtonLink>

/**
 * Reads the quiz and shows it, or why it cannot be shown (spec sections 4 and 8).
 * @param id null when the address names none.
 * @param isRunning the student may be answering it: it stays, whatever is read of it now
 */
export function LoadedQuiz({
  id,
  isRunning = false,
  children,
}: {
  id: string | null
  isRunning?: boolean
  children: (quiz: Quiz) => ReactNode
}) {
  const { data: read, error, refetch, isFetching } = useQuery(keptQuizQuery(id))
  const data = useDeferredValue(read)
  if (id === null) return <QuizError message={t('Quiz ID is required')} />
  if (data === null) {
    const message = t("The quiz you're looking for doesn't exist or has been removed.")
    return <PageProblem title={t('Quiz Not Found')} message={message} actions={toQuizzes} />
  }
  const isOff = !isRunning && error !== null && !mayRetry(error)
  if (data !== undefined && !isOff) return children(data)
  if (error === null || isFetching) return <QuizSkeleton />
  const { message } = toAppError(error)
  return <QuizError message={message} {...(mayRetry(error) && { onRetry: () => void refetch() })} />
}
