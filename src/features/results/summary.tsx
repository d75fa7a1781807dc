import { type ReactNode, Suspense } from 'react'
import { sectionRows, timeBySection, topicRows } from '@/domain/sitting/result-parts'
import type { TestResults } from '@/domain/sitting/results'
import type { ResultSuggestion } from '@/domain/study/after-result'
import type { Attempt } from '@/own/attempts/attempt'
import { Skeleton } from '@/ui/skeleton'
import { AfterResult } from './behind-result'
import { PartTable } from './part-table'
import { ResultDetails } from './result-details'

/**
 * What a result came to: the next steps, its figures, its sections and its topics.
 * @param children begins a practice of some of its questions
 */
export function Summary({
  attempt,
  results,
  suggestions,
  onPress,
  more,
  children,
}: {
  attempt: Attempt
  results: TestResults
  suggestions: readonly ResultSuggestion[]
  onPress: (suggestion: ResultSuggestion) => void
  more: ReadonlyArray<readonly [string, string]>
  children: ReactNode
}) {
  const { id, paper, extra } = attempt
  return (
    <>
      <Suspense fallback={<Skeleton className="h-52 rounded-card" />}>
        <AfterResult attemptId={id} suggestions={suggestions} onPress={onPress} />
      </Suspense>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden max-sm:*:grow">{children}</div>
      <ResultDetails results={results} more={more} />
      <PartTable
        title="By Section"
        label="Section"
        rows={sectionRows(results.questions, paper)}
        given={timeBySection(paper, extra)}
      />
      <PartTable title="By Topic" label="Topic" rows={topicRows(results.questions)} />
    </>
  )
}
