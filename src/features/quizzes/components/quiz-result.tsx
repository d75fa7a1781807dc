import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { practiceFrom } from '@/domain/practice-paper'
import type { TestResults } from '@/domain/sitting/results'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { Result } from '@/features/results'
import { usePlaces } from '@/features/sitting'
import { t } from '@/language/text'
import { type Attempt, setOwnPaper } from '@/own/attempts'
import { Button, ButtonLink } from '@/ui/button'
import { useQuizProgress } from '../hooks/use-quiz-progress'
import { PractiseButtons } from './practise-buttons'

/** For the heading of a screen that takes the place of another one: the page goes to its top, reading starts here. */
function useStartReading() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

const again = { practice: t('Practise again'), study: t('Study again'), other: t('Retake Quiz') } as const

/** The result of a short test, which takes the place of its player. */
export function QuizResult({
  owner,
  test,
  attempt,
  results,
}: {
  owner: string
  test: TestRef
  attempt: Attempt
  results: TestResults
}) {
  const { paper, scope } = attempt
  const key = testKey(test)
  const places = usePlaces(test)
  const navigate = useNavigate()
  const { state } = useLocation()
  const standing = useQuizProgress()(key)
  const heading = useStartReading()
  const best = scope === 'untimed' ? standing.best : Math.max(standing.best ?? 0, results.score.percentage)
  const retake = () => {
    // Only this attempt has the questions of the student's own practice.
    if ('practiceId' in test) {
      const { title, minutes, questions } = paper
      setOwnPaper(test.practiceId, practiceFrom(paper, { title, minutes, questions, testKey: key }))
    }
    void navigate(places.test, { replace: true, state })
  }
  return (
    <Result
      owner={owner}
      attempt={attempt}
      results={results}
      places={places}
      more={best === null ? [] : [[t('Best score so far'), `${best}%`]]}
      again={<Button onClick={retake}>{again['practiceId' in test ? test.kind : 'other']}</Button>}
      practise={
        <>
          {scope === 'untimed' && (
            <ButtonLink to={paths.untimed(places.test)}>{t('Practise again without a timer')}</ButtonLink>
          )}
          <PractiseButtons test={test} paper={paper} />
        </>
      }
      heading={heading}
    />
  )
}
