import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { diagnosisView, paths } from '@/config/paths'
import { questionIndexQuery } from '@/content/question-index/queries'
import { t } from '@/language/text'
import { queryClient } from '@/lib/query-client'
import { useOwner } from '@/session'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { DiagnosisStart } from '../components/diagnosis-start'
import { PracticeBuilder } from '../components/practice-builder'
import { useQuestionPool } from '../hooks/use-question-pool'
import { diagnosisOf } from '../model/diagnosis'
import { draftOf } from '../model/practice-draft'

function BuilderSkeleton() {
  return (
    <LoadingRegion label={t('Loading questions to practise')}>
      <Skeleton className="h-130 rounded-card" />
    </LoadingRegion>
  )
}

function Builder({ owner, search }: { owner: string; search: URLSearchParams }) {
  const state = useQuestionPool(owner)
  const initial = useMemo(() => draftOf(search), [search])
  const pool = state.status === 'ready' && search.has(diagnosisView) ? state.pool : null
  const diagnosis = useMemo(() => pool && diagnosisOf(pool), [pool])
  // Without free questions there is no diagnosis: the builder appears.
  if (diagnosis) return <DiagnosisStart owner={owner} diagnosis={diagnosis} />
  switch (state.status) {
    case 'loading':
      return <BuilderSkeleton />
    case 'failed':
      return (
        <ErrorPanel
          title={t('Failed to load the questions')}
          message={t(
            'The list of questions is not on this device yet. Check your internet connection and try again.',
          )}
          onRetry={state.retry}
        />
      )
    case 'ready':
      return state.pool.index.length === 0 && !state.pool.isOffline ? (
        <EmptyPanel
          title={t('No questions to practise yet')}
          actions={
            <ButtonLink to={paths.contentQuizzes} look="primary">
              {t('Browse quizzes')}
            </ButtonLink>
          }
        >
          {t('Questions appear here with the next tests and quizzes.')}
        </EmptyPanel>
      ) : (
        // A link with other parameters resets the form.
        <PracticeBuilder key={search.toString()} owner={owner} pool={state.pool} initial={initial} />
      )
  }
}

const headings = {
  practice: {
    title: t('Practice'),
    text: t('Make your own test from the questions of all tests and quizzes that you can open.'),
  },
  diagnosis: {
    title: t('Ten questions to begin'),
    text: t('They show where you stand and what to practise first.'),
  },
} as const

/** /practice: the student builds their own test. `?diagnosis`: ten questions for a student without attempts. */
export function PracticePage() {
  const owner = useOwner()
  const [search] = useSearchParams()
  const { title, text } = headings[search.has(diagnosisView) ? 'diagnosis' : 'practice']
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={title} />
      <NoIndex />
      <h1 className="text-page sm:text-page-wide">{title}</h1>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      {owner === null ? <BuilderSkeleton /> : <Builder key={owner} owner={owner} search={search} />}
    </div>
  )
}

PracticePage.readAhead = () => void queryClient.prefetchQuery(questionIndexQuery)
