import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestResults } from '@/domain/sitting/results'
import { testKey } from '@/features/attempts'
import { useReporting } from '@/features/reports'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ReviewFilter } from '@/ui/question/review-filter'
import { useQuizStandings } from '../hooks/use-quiz-standings'
import { useStartReading } from '../hooks/use-start-reading'
import { AnswerReview, type ReviewChoice } from './answer-review'
import { ResultSummary } from './result-summary'

const nothing: Partial<Record<ReviewChoice, string>> = {
  wrong: 'No wrong answers.',
  unanswered: 'Every question was answered.',
}

/** Ring, label, correct count, time taken, the ways on and the answer review (spec section 2, quiz results). */
export function QuizResults({ quizId, results }: { quizId: string; results: TestResults }) {
  const navigate = useNavigate()
  const { best } = useQuizStandings()(quizId)
  const heading = useStartReading()
  const test = { key: testKey({ kind: 'quiz', quizId }), title: results.title }
  const reporting = useReporting(test, { asks: true })
  const [choice, setChoice] = useState<ReviewChoice>('all')
  const { total: all, correct, wrong, unanswered } = results.score
  const counts = { all, correct, wrong, unanswered }
  return (
    <>
      <PageTitle title={`Quiz Results: ${results.title}`} />
      <NoIndex />
      <h1 ref={heading} tabIndex={-1} className="text-item sm:text-4xl">
        Quiz Results
      </h1>
      <p className="mt-2 text-muted">{results.title}</p>
      {results.timedOut && (
        <p className="mt-1 text-warning">
          The time ran out, and the quiz was submitted with what was answered.
        </p>
      )}
      {results.isEdited && (
        <p className="mt-1 text-sm text-muted">
          This quiz has been edited since your attempt. Your score stays.
        </p>
      )}
      <ResultSummary
        results={results}
        best={Math.max(best ?? 0, results.score.percentage)}
        onRetake={() => void navigate(paths.quiz(quizId), { replace: true })}
      />
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
      <AnswerReview outcomes={results.questions} choice={choice} reporting={reporting} />
    </>
  )
}
