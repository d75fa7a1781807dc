import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { categoryName } from '@/domain/category-name'
import { listOf } from '@/domain/list-of'
import { practiceNames } from '@/domain/practice-title'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Spinner } from '@/ui/spinner'
import { useBeginPractice } from '../hooks/use-begin-practice'
import type { Diagnosis } from '../model/diagnosis'
import { BeginNote, shortStart } from './begin-note'

/** Begins the diagnosis at one press. */
export function DiagnosisStart({ owner, diagnosis }: { owner: string; diagnosis: Diagnosis }) {
  const { begin, problem, short } = useBeginPractice(owner, diagnosis.pool, diagnosis.draft)
  const [isStarting, setStarting] = useState(false)
  const start = async (anew = false) => {
    setStarting(true)
    await begin(diagnosis.draft, practiceNames.diagnosis, anew)
    setStarting(false)
  }
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-lg">{t('Topics')}</h2>
      <p className="mt-2 text-pretty text-muted">
        {t(
          '{topics}: the topics with the most questions here. There is no time limit, and you see an explanation of every answer at the end.',
          { topics: listOf(diagnosis.topics.map(categoryName)) },
        )}
      </p>
      <h2 className="mt-5 text-lg">{t('What you get')}</h2>
      <p className="mt-2 text-pretty text-muted">
        {t(
          'Questions that you get wrong or skip become mistakes to fix and come back in revision until you know them. Progress shows where you stand.',
        )}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          look="primary"
          className="max-sm:w-full"
          aria-disabled={isStarting}
          onClick={() => void start()}
        >
          {isStarting && <Spinner />}
          {isStarting ? t('Starting...') : short ? shortStart(short) : t('Start')}
        </Button>
        <Link
          to={paths.practice}
          className="inline-flex min-h-11 items-center text-detail font-semibold text-secondary hover:underline"
        >
          {t('Choose questions yourself')}
        </Link>
      </div>
      <BeginNote problem={problem} short={short} onAnew={() => void start(true)} />
    </Card>
  )
}
