import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getEnv } from '@/config/env'
import { readLimits } from '@/config/limits'
import { quizzesQuery } from '@/content/quizzes/queries'
import { isOffered, type ListedQuiz } from '@/content/quizzes/schema'
import { categoryName } from '@/domain/category-name'
import { categorySearch, chosenCategory } from '@/domain/content-section'
import { testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { isBeginning } from '@/lib/edition'
import { queryClient } from '@/lib/query-client'
import { useLoadBehind } from '@/loading/when-idle'
import { CardGrid, CardGridSkeleton } from '@/ui/list/card-grid'
import { FilterSelect } from '@/ui/list/filter-select'
import { PageTitle } from '@/ui/page-title'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion } from '@/ui/skeleton'
import { QuizCard } from '../components/quiz-card'
import { hiddenBecause, QuizDebug } from '../components/quiz-debug'
import { useQuizProgress } from '../hooks/use-quiz-progress'
import { countByCategory } from '../model/category-counts'

function Quizzes({ quizzes, category }: { quizzes: readonly ListedQuiz[]; category: string | null }) {
  const progressOf = useQuizProgress()
  const shown = quizzes.filter((quiz) => hiddenBecause(quiz, category) === null)
  if (shown.length > 0) {
    return (
      <CardGrid items={shown}>
        {(quiz) => <QuizCard quiz={quiz} progress={progressOf(testKey({ kind: 'quiz', quizId: quiz.id }))} />}
      </CardGrid>
    )
  }
  return (
    <>
      <EmptyPanel title={t('No quizzes available')}>
        {category === null
          ? t('There are no published quizzes available at the moment.')
          : t('No published quizzes available for the "{category}" category.', {
              category: categoryName(category),
            })}
      </EmptyPanel>
      {getEnv().VITE_APP_DEBUG && <QuizDebug quizzes={quizzes} category={category} />}
    </>
  )
}

/** @param quizzes undefined until they are known: then there are no counts either. */
function CategorySelect({
  quizzes,
  category,
}: {
  quizzes: readonly ListedQuiz[] | undefined
  category: string | null
}) {
  const [, setSearch] = useSearchParams()
  const offered = quizzes?.filter(isOffered)
  const counted = (name: string, count: number) => (offered ? `${name} (${count})` : name)
  return (
    <FilterSelect
      label={t('Category')}
      value={category ?? ''}
      options={[
        ['', counted(t('All Categories'), offered?.length ?? 0)],
        ...countByCategory(offered ?? []).map(
          (entry) => [entry.category, counted(categoryName(entry.category), entry.count)] as const,
        ),
      ]}
      onChoose={(chosen) => setSearch(categorySearch(chosen || null))}
    />
  )
}

/** All quizzes, which the dropdown counts; where there are more than a list may hold, those of the category beside them. */
function useQuizzes(category: string | null) {
  const all = useQuery(quizzesQuery(null))
  // The beginning of a list, which the page came with, can be neither counted nor filtered.
  const isPart = isBeginning(all.data)
  const hasMore = all.data?.length === readLimits.quizzes
  const own = useQuery({ ...quizzesQuery(category), enabled: category !== null && hasMore })
  const listed = category !== null && hasMore ? own : all
  // Drawn in slices, between which a weak phone answers a finger.
  return {
    all: useDeferredValue(isPart ? undefined : all.data),
    data: useDeferredValue(isPart && category !== null ? undefined : listed.data),
    isError: listed.isError,
    refetch: listed.refetch,
  }
}

/** Player and preview: each quiz of the list opens without a network. */
const loadPlayer = () => import('./quiz-page')

/** /quiz-list and /content/quizzes (spec section 2, quiz list). */
export function QuizListPage() {
  useLoadBehind(loadPlayer)
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const { all, data, isError, refetch } = useQuizzes(category)
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Quizzes')} description={t('Ten minutes of practice in one of twelve subjects.')} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-page sm:text-page-wide">{t('Quizzes')}</h1>
        <div className="flex max-sm:w-full">
          <CategorySelect quizzes={all} category={category} />
        </div>
      </div>
      {data && <Quizzes quizzes={data} category={category} />}
      {!data && isError && (
        <ErrorPanel title={t('Failed to load quizzes. Please try again.')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <LoadingRegion label={t('Loading quizzes')}>
          <CardGridSkeleton picture={false} />
        </LoadingRegion>
      )}
    </div>
  )
}

QuizListPage.readAhead = () => void queryClient.prefetchQuery(quizzesQuery(null))
