import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { BriefQuestionCard } from '@/ui/question/brief-question-card'
import { useSample } from './use-sample'

/** One question that can be answered on the spot, before any account; then another one. */
export function SampleQuestionCard() {
  const { card, sample, chosen, state, choose, check, another } = useSample()
  const loading = state === 'loading'
  const failed = state === 'failed'
  return (
    <BriefQuestionCard
      ref={card}
      lead={`${t('Try one now')} · ${loading ? t('Loading another question') : sample.subject}`}
      question={loading ? null : sample}
      chosen={chosen}
      isChecked={state === 'checked' || failed}
      onChoose={choose}
      onCheck={check}
      note={
        <p className="mt-2">
          {failed && <>{t('Another question could not be loaded.')} </>}
          <Link
            to={sample.quizId ? paths.quiz(sample.quizId) : paths.contentQuizzes}
            className="font-semibold text-secondary hover:underline"
          >
            {sample.quizId ? t('Take the whole quiz') : t('All quizzes')}
          </Link>
        </p>
      }
      next={<Button onClick={() => void another()}>{failed ? t('Try again') : t('Another question')}</Button>}
    />
  )
}
