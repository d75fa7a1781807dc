import { paths } from '@/config/paths'
import type { Paper } from '@/domain/paper'
import { practiceFrom } from '@/domain/practice-paper'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { useStartOwnTest } from '@/features/sitting'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'

/** Opens the questions of a quiz in study mode, without a clock. */
export function StudyButton({ test, paper, label }: { test: TestRef; paper: Paper; label: string }) {
  const start = useStartOwnTest()
  const { title, questions } = paper
  const own = practiceFrom(paper, { title, questions, testKey: testKey(test) })
  if (own.questions.length === 0) return null
  return <Button onClick={() => start('study', own)}>{label}</Button>
}

/** Ways to learn from a result: study all of its questions, or see the progress. */
export function PractiseButtons({ test, paper }: { test: TestRef; paper: Paper }) {
  return (
    <>
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
