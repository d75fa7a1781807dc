import { FileQuestion } from 'lucide-react'
import { paths } from '@/config/paths'
import { placesOf, type TestRef } from '@/domain/sitting/test-ref'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel, MessagePanel } from '@/ui/panels'

/** The error screen with Back to Quizzes (spec section 2). @param test another short test, with a way back of its own */
export function QuizError({
  test,
  message,
  onRetry,
}: {
  test?: TestRef
  message: string
  onRetry?: () => void
}) {
  const { back, backLabel } = placesOf(test ?? { kind: 'quiz', quizId: '' })
  return (
    <>
      <PageTitle title="Oops! Something went wrong" />
      <NoIndex />
      <ErrorPanel
        headingLevel="h1"
        title="Oops! Something went wrong"
        message={message}
        {...(onRetry ? { onRetry } : {})}
        actions={<ButtonLink to={back}>{backLabel}</ButtonLink>}
      />
    </>
  )
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
