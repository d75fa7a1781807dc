import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Paper } from '@/domain/paper'
import { practiceFrom } from '@/domain/practice-paper'
import { practiceNames, practiceTitleOf } from '@/domain/practice-title'
import type { TestResults } from '@/domain/sitting/results'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { newOwnTest } from '@/own/attempts'
import { Button, ButtonLink } from '@/ui/button'

/** The title of a practice of wrong answers. */
const wrongOf = (title: string) => practiceTitleOf(practiceNames.wrong, title)

/** Opens the questions of a quiz in study mode, without a clock. */
export function StudyButton({ test, paper, label }: { test: TestRef; paper: Paper; label: string }) {
  const navigate = useNavigate()
  const { title, questions } = paper
  const own = practiceFrom(paper, { title, questions, testKey: testKey(test) })
  if (own.questions.length === 0) return null
  return <Button onClick={() => void navigate(newOwnTest('study', own))}>{label}</Button>
}

/** Ways to learn from a result: practise the wrong answers, study all questions, or see the progress. */
export function PractiseButtons({
  test,
  paper,
  results,
}: {
  test: TestRef
  paper: Paper
  results: TestResults
}) {
  const navigate = useNavigate()
  const wrong = results.questions.filter(({ outcome }) => outcome === 'wrong' || outcome === 'partial')
  const own = practiceFrom(paper, {
    title: paper.title.startsWith(wrongOf('')) ? paper.title : wrongOf(paper.title),
    questions: wrong.map(({ question }) => question),
    testKey: testKey(test),
  })
  return (
    <>
      {own.questions.length > 0 && (
        <Button onClick={() => void navigate(newOwnTest('practice', own))}>
          {t('Practise wrong answers ({count})', { count: own.questions.length })}
        </Button>
      )}
      {test.kind !== 'study' && (
        <StudyButton
          test={test}
          paper={paper}
          label={test.kind === 'practice' ? t('Study these questions') : t('Study this quiz')}
        />
      )}
      {'practiceId' in test && <ButtonLink to={paths.progress}>{t('See your progress')}</ButtonLink>}
    </>
  )
}
