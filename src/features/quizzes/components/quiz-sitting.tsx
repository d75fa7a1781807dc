import { paths } from '@/config/paths'
import { placesOf, type TestRef } from '@/domain/sitting/test-ref'
import { type Seat, ToResults, useSitting } from '@/features/sitting'
import { PageTitle } from '@/ui/page-title'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { QuizPlayer, type ShortTestPlayer } from './quiz-player'
import { QuizSkeleton } from './quiz-skeleton'

/** One sitting: the player until it is submitted, then the way to its results. */
export function QuizSitting({
  test,
  onTakeOver = null,
  Player = QuizPlayer,
  ...seat
}: Seat & {
  test: TestRef
  onTakeOver?: (() => void) | null
  Player?: ShortTestPlayer | undefined
}) {
  const { sitting, keeping, act, clock } = useSitting(seat)
  const { id, paper } = seat.attempt
  useLoadedPaper(paper)
  if (sitting.status === 'ready') return <QuizSkeleton />
  if (sitting.status === 'submitted') {
    return <ToResults to={paths.attemptResults(placesOf(test).results, id)} waiting={<QuizSkeleton />} />
  }
  return (
    <PaperLanguages paper={paper} owner={seat.owner}>
      <PageTitle title={paper.title} />
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
