import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { SampleQuestion } from '../model/sample-question'

const linkClass = 'font-semibold text-secondary hover:underline'

/** The verdict on the sample question, why, and where it goes on. */
export function SampleAnswer({
  sample,
  right,
  failed,
}: {
  sample: SampleQuestion
  right: boolean
  failed: boolean
}) {
  return (
    <div role="status" className="text-detail text-muted">
      <p>
        <strong className={right ? 'text-success' : 'text-error'}>
          {right ? 'Correct. ' : 'Not this one. '}
        </strong>
        {sample.explanation}
      </p>
      <p className="mt-2">
        {failed && 'Another question could not be loaded. '}
        <Link to={sample.quizId ? paths.quiz(sample.quizId) : paths.contentQuizzes} className={linkClass}>
          {sample.quizId ? 'Take the whole quiz' : 'All quizzes'}
        </Link>
      </p>
    </div>
  )
}
