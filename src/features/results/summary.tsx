import type { ReactNode } from 'react'
import { categoryName } from '@/domain/category-name'
import { sectionRows, timeBySection, topicRows } from '@/domain/sitting/result-parts'
import type { TestResults } from '@/domain/sitting/results'
import { kindOf } from '@/domain/sitting/test-ref'
import { InstallCard } from '@/features/install'
import { t } from '@/language/text'
import type { Attempt } from '@/own/attempts/attempt'
import { ShareButton } from '@/ui/item/share-button'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { DeviceOnlyNote } from './device-only-note'
import { PartTable } from './part-table'
import { ResultDetails } from './result-details'
import { scoreText } from './score-card'
import { useNextSteps } from './use-next-steps'

/**
 * What a result came to: the next steps, after a first result whether to install the app, its figures, sections and topics.
 * @param place the address of the test
 * @param onMistakes shows the wrong answers of the review
 * @param children begins a practice of some of its questions
 */
export function Summary({
  attempt,
  results,
  place,
  onMistakes,
  more,
  children,
}: {
  attempt: Attempt
  results: TestResults
  place: string
  onMistakes: () => void
  more: ReadonlyArray<readonly [string, string]>
  children: ReactNode
}) {
  const { paper, extra } = attempt
  const kind = kindOf(attempt)
  const topics = topicRows(results.questions).map((row) => ({ ...row, name: categoryName(row.name) }))
  const { others, onPress } = useNextSteps(attempt, results, onMistakes)
  return (
    <>
      <DeviceOnlyNote />
      <Suggestions title={t('What to do next')} suggestions={others} onPress={onPress} />
      <InstallCard attemptId={attempt.id} />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
        {children}
        {kind !== 'Practice' && kind !== 'Study' && (
          <ShareButton
            title={results.title}
            text={t('My result in {title}: {score}', {
              title: results.title,
              score: scoreText(results),
            })}
            path={place}
          />
        )}
      </div>
      <ResultDetails results={results} more={more} />
      <PartTable
        title={t('By Section')}
        label={t('Section')}
        rows={sectionRows(results.questions, paper)}
        given={timeBySection(paper, extra)}
      />
      <PartTable title={t('By Topic')} label={t('Topic')} rows={topics} />
    </>
  )
}
