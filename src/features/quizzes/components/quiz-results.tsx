import { useState } from 'react'
import type { Quiz } from '@/content/quizzes/schema'
import { answersByPlace, endedByClock, type QuizAttempt } from '@/domain/quiz-attempt'
import { scoreAnswers } from '@/domain/scoring'
import { AnswerReview, type ReviewChoice } from '@/ui/answer-review'
import { ReviewFilter } from '@/ui/review-filter'
import { useStartReading } from '../hooks/use-start-reading'
import { ResultSummary } from './result-summary'

const nothing: Partial<Record<ReviewChoice, string>> = {
  wrong: 'No wrong answers.',
  unanswered: 'Every question was answered.',
}

/** Ring, label, correct count, time taken, the ways on and the answer review (spec section 2, quiz results). */
export function QuizResults({
  quiz,
  attempt,
  best,
  onRetake,
}: {
  quiz: Quiz
  attempt: QuizAttempt
  best: number | null
  onRetake: () => void
}) {
  const heading = useStartReading()
  const [choice, setChoice] = useState<ReviewChoice>('all')
  const score = scoreAnswers(quiz.questions, answersByPlace(attempt, quiz.questions))
  const { total: all, correct, wrong, unanswered } = score
  const counts = { all, correct, wrong, unanswered }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-[27px] sm:text-4xl">
        Quiz Results
      </h1>
      <p className="mt-2 text-muted">{quiz.title}</p>
      {endedByClock(attempt) && (
        <p className="mt-1 text-warning">
          The time ran out, and the quiz was submitted with what was answered.
        </p>
      )}
      <ResultSummary score={score} attempt={attempt} best={best} onRetake={onRetake} />
      <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">Answer Review</h2>
        <ReviewFilter
          legend="Show questions"
          choices={[
            { choice: 'all', label: 'All', count: counts.all },
            { choice: 'wrong', label: 'Wrong', count: counts.wrong },
            { choice: 'unanswered', label: 'Not answered', count: counts.unanswered },
          ]}
          chosen={choice}
          onChoose={setChoice}
        />
      </div>
      <p role="status" className="text-muted">
        {counts[choice] === 0 && nothing[choice]}
      </p>
      <AnswerReview outcomes={score.outcomes} choice={choice} />
    </>
  )
}
