import { QueryClientProvider, type QueryKey, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { correctionsOfQuery, latestCorrectionsQuery } from '@/content/corrections/queries'
import type { PaperSearch } from '@/content/papers/papers'
import { ranksQuery } from '@/content/ranks/queries'
import { type ExamRef, testKey } from '@/domain/sitting/test-ref'
import { Exam, ExamResults } from '@/features/test-taker'
import { paperQuery } from '@/features/test-taker/paper-query'
import { queryClient } from '@/lib/query-client'
import { recallSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { MessagePanel } from '@/ui/panels'
import { type Collection, collectionNames } from './paper-state'
import { paperToTry, triedPaper } from './try-paper'
import { loadPaper } from './use-paper'

const lastTried = 'desk.tried'

/** The exam screen in the name of a visitor: nothing leaves the desk. */
function useVisitor() {
  useEffect(() => void recallSession('signed-out'), [])
}

const isCollection = (name: string): name is Collection | 'draft' =>
  name === 'draft' || name in collectionNames

/** Puts the paper where the exam screen looks for it. */
async function preparePaper(mockTestId: string): Promise<true> {
  const { collection, id } = triedPaper(mockTestId)
  if (!isCollection(collection)) throw new Error('There is no such paper.')
  const { paper } = await loadPaper(collection, id)
  sessionStorage.setItem(lastTried, `/papers/${collection}/${id}`)
  const ref: ExamRef = { kind: 'mock', mockTestId }
  const key = testKey(ref)
  const found: PaperSearch = { status: 'found', paper: paperToTry(paper), needsLogin: false }
  // Everything that the exam screen and its results would read from the backend.
  const known: ReadonlyArray<readonly [QueryKey, unknown]> = [
    [paperQuery(ref, null).queryKey, found],
    [correctionsOfQuery(key).queryKey, null],
    [latestCorrectionsQuery.queryKey, []],
    [ranksQuery(key).queryKey, null],
  ]
  for (const [queryKey, data] of known) {
    queryClient.setQueryDefaults(queryKey, {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })
    queryClient.setQueryData(queryKey, data)
  }
  return true
}

const triedAddress = () => sessionStorage.getItem(lastTried) ?? '/papers'

/** The way back to the paper that was tried, where the exam screen leads to the list of tests. */
export function BackFromTry() {
  return <Navigate to={triedAddress()} replace />
}

function WithPaper({ children }: { children: ReactNode }) {
  const { mockTestId = '' } = useParams()
  useVisitor()
  const ready = useQuery({
    queryKey: ['try', mockTestId],
    queryFn: () => preparePaper(mockTestId),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (ready.error)
    return (
      <main>
        <MessagePanel
          title="The paper cannot be tried"
          headingLevel="h1"
          role="alert"
          actions={<ButtonLink to="/papers">Papers</ButtonLink>}
        >
          {ready.error.message}
        </MessagePanel>
      </main>
    )
  if (!ready.data) return null
  return (
    <>
      <p
        role="note"
        className="trial flex h-10 items-center justify-center gap-x-2 overflow-hidden bg-info-tint px-4 text-sm whitespace-nowrap text-info"
      >
        Trial: nothing is stored.
        <Link to={triedAddress()} className="inline-flex h-10 items-center font-semibold underline">
          Back to the paper
        </Link>
      </p>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </>
  )
}

/** The real exam screen with a paper that need not be saved. */
export const TryPage = () => (
  <WithPaper>
    <Exam />
  </WithPaper>
)

export const TryResultsPage = () => (
  <WithPaper>
    <ExamResults />
  </WithPaper>
)
