import { placesOf, type TestRef } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { PageProblem } from '@/ui/page-problem'

/** The error screen with Back to Quizzes (spec section 2). @param test another short test, with a way back of its own */
export function QuizError({ test, ...panel }: { test?: TestRef; message: string; onRetry?: () => void }) {
  const { back, backLabel } = placesOf(test ?? { kind: 'quiz', quizId: '' })
  const way = <ButtonLink to={back}>{backLabel}</ButtonLink>
  return <PageProblem title={t('Oops! Something went wrong')} {...panel} actions={way} />
}
