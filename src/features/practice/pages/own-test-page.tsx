import { FileQuestion } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ownTest, placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { QuizSkeleton, ShortTest } from '@/features/quizzes'
import { t } from '@/language/text'
import { dropOwnPaper, ownPaper, useStoredAttempt } from '@/own/attempts'
import { useOwner } from '@/session'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'
import { StudyPlayer } from '../components/study-player'

function NotHere() {
  return (
    <>
      <PageTitle title={t('Practice not found')} />
      <MessagePanel
        headingLevel="h1"
        role="alert"
        icon={<FileQuestion size={26} aria-hidden />}
        title={t('Practice not found')}
        actions={
          <ButtonLink to={paths.practice} look="primary">
            {t('New practice')}
          </ButtonLink>
        }
      >
        {t(
          'It is not on this device or in your account. If you started it on another device, connect that device to the internet.',
        )}
      </MessagePanel>
    </>
  )
}

/** Nothing of it runs: it leads to the latest results, where there are any. */
function NotRunning({ owner, test }: { owner: string; test: TestRef }) {
  const { data: finished, isPending } = useStoredAttempt(owner, testKey(test), null)
  if (isPending) return <QuizSkeleton />
  if (!finished) return <NotHere />
  return <Navigate to={paths.attemptResults(placesOf(test).results, finished.id)} replace />
}

/** One visit: the paper that lies on the table is for this one alone, so that Back begins nothing anew. */
function OwnTestVisit({ owner, test }: { owner: string; test: TestRef }) {
  const [paper] = useState(() => ownPaper(test))
  useEffect(() => dropOwnPaper(test), [test])
  return (
    <ShortTest
      test={test}
      asking={paper ? 'not' : 'patiently'}
      {...(test.kind === 'study' ? { Player: StudyPlayer } : {})}
    >
      {(begin) => (paper ? begin(paper) : <NotRunning owner={owner} test={test} />)}
    </ShortTest>
  )
}

/** /practice/{practiceId}: the sitting of an own test, timed or not or in study mode, then its results. */
export function OwnTestPage() {
  const { practiceId = '' } = useParams()
  const owner = useOwner()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const visit = search.get('attempt') ?? key
  const test = useMemo(() => ownTest(practiceId), [practiceId])
  return (
    <div className="page-column py-6 sm:py-9">
      <NoIndex />
      {owner === null ? (
        <QuizSkeleton />
      ) : (
        <OwnTestVisit key={`${owner}/${practiceId}/${visit}`} owner={owner} test={test} />
      )}
    </div>
  )
}
