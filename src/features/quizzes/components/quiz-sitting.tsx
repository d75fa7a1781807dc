import { paths } from '@/config/paths'
import { type Seat, ToResults, useSitting } from '@/features/attempts'
import { PageTitle } from '@/ui/page-title'
import { QuizPlayer } from './quiz-player'
import { QuizSkeleton } from './quiz-skeleton'

/** One sitting: the player until it is submitted, then the way to its results. */
export function QuizSitting({
  quizId,
  onTakeOver = null,
  ...seat
}: Seat & { quizId: string; onTakeOver?: (() => void) | null }) {
  const { sitting, keeping, act, clock } = useSitting(seat)
  const { id, paper, testKey } = seat.attempt
  if (sitting.status === 'ready') return <QuizSkeleton />
  if (sitting.status === 'submitted') {
    return <ToResults to={paths.attemptResults(paths.quiz(quizId), id)} waiting={<QuizSkeleton />} />
  }
  return (
    <>
      <PageTitle title={paper.title} />
      <QuizPlayer
        testKey={testKey}
        paper={paper}
        sitting={sitting}
        keeping={keeping}
        clock={clock}
        act={act}
        onTakeOver={onTakeOver}
      />
    </>
  )
}
