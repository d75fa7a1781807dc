import { FileQuestion } from 'lucide-react'
import { paths } from '@/config/paths'
import { placesOf, type TestRef } from '@/domain/sitting/test-ref'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageProblem } from '@/ui/page-problem'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'

/** The error screen with Back to Quizzes (spec section 2). @param test another short test, with a way back of its own */
export function QuizError({ test, ...panel }: { test?: TestRef; message: string; onRetry?: () => void }) {
  const { back, backLabel } = placesOf(test ?? { kind: 'quiz', quizId: '' })
  const way = <ButtonLink to={back}>{backLabel}</ButtonLink>
  return <PageProblem title="Oops! Something went wrong" {...panel} actions={way} />
}

/** The not-found screen. */
export function QuizNotFound() {
  return (
    <>
      <PageTitle title="Quiz Not Found" />
      <NoIndex />
      <MessagePanel
        headingLevel="h1"
        role="alert"
        icon={<FileQuestion size={26} aria-hidden />}
        title="Quiz Not Found"
        actions={
          <ButtonLink to={paths.contentQuizzes} look="primary">
            Back to Quizzes
          </ButtonLink>
        }
      >
        The quiz you're looking for doesn't exist or has been removed.
      </MessagePanel>
    </>
  )
}
