import { paths } from '@/config/paths'
import { formatTimeTaken } from '@/domain/durations'
import { performanceLabel, scoreAnswers } from '@/domain/scoring'
import { AnswerReview } from '@/ui/answer-review'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { useStartReading } from '../hooks/use-start-reading'
import { type Attempt, answersByPlace, timeTaken } from '../model/attempt'
import type { Quiz } from '../quiz-schema'
import { ScoreRing } from './score-ring'

/** Ring, label, correct count, time taken, the ways on and the answer review (spec section 2, quiz results). */
export function QuizResults({
  quiz,
  attempt,
  onRetake,
}: {
  quiz: Quiz
  attempt: Attempt
  onRetake: () => void
}) {
  const heading = useStartReading()
  const score = scoreAnswers(quiz.questions, answersByPlace(attempt, quiz.questions))
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-[27px] sm:text-4xl">
        Quiz Results
      </h1>
      <p className="mt-2 text-muted">{quiz.title}</p>
      <Card className="mt-6 p-6 sm:p-8">
        <div className="flex flex-col items-center gap-x-10 gap-y-6 sm:flex-row">
          <ScoreRing percentage={score.percentage} />
          <div className="max-sm:text-center">
            <p className="font-heading text-2xl font-semibold">{performanceLabel(score.percentage)}</p>
            <p className="mt-2 text-muted">
              {score.correct} of {score.total} correct
            </p>
            <p className="text-muted">Time taken: {formatTimeTaken(timeTaken(attempt))}</p>
          </div>
        </div>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink to={paths.contentQuizzes} look="primary">
            Back to Quizzes
          </ButtonLink>
          <Button onClick={onRetake}>Retake Quiz</Button>
          <ButtonLink to={paths.home}>Go Home</ButtonLink>
        </div>
      </Card>
      <h2 className="mt-10 mb-4 text-xl">Answer Review</h2>
      <AnswerReview outcomes={score.outcomes} />
    </>
  )
}
