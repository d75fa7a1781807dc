import type { ReactNode } from 'react'
import { categoryName } from '@/domain/category-name'
import { sectionRows, timeBySection, topicRows } from '@/domain/sitting/result-parts'
import type { TestResults } from '@/domain/sitting/results'
import { kindOf } from '@/domain/sitting/test-ref'
import { InstallCard } from '@/features/install'
import { t } from '@/language/text'
import type { Attempt } from '@/own/attempts/attempt'
import { ShareButton } from '@/ui/item/share-button'
import { DeviceOnlyNote } from './device-only-note'
import type { LiveParts } from './live-parts'
import { PartTable } from './part-table'
import { RankPanel } from './rank-panel'
import { ResultDetails } from './result-details'
import { scoreText } from './score-card'
import type { Standing } from './use-ranks'

/**
 * The rank, figures, sections and topics of a result, and more ways to practise it; a first result also offers to install the app.
 * @param path the address of the test
 * @param children begins a practice of some of its questions: last, after what the score card suggests
 */
export function Summary({
  attempt,
  results,
  path,
  more,
  standing,
  live,
  children,
}: {
  attempt: Attempt
  results: TestResults
  path: string
  more: ReadonlyArray<readonly [string, string]>
  standing: Standing | null
  live?: LiveParts | undefined
  children: ReactNode
}) {
  const { paper, extra } = attempt
  const kind = kindOf(attempt)
  const topics = topicRows(results.questions).map((row) => ({ ...row, name: categoryName(row.name) }))
  return (
    <>
      <DeviceOnlyNote />
      <InstallCard attemptId={attempt.id} />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow empty:hidden">
        {kind !== 'Practice' && kind !== 'Study' && (
          <ShareButton
            title={results.title}
            text={t('My result in {title}: {score}', {
              title: results.title,
              score: [scoreText(results), standing?.rank].filter(Boolean).join(' · '),
            })}
            path={path}
          />
        )}
        {standing &&
          live?.renderPicture({
            title: results.title,
            ...standing,
            marks: scoreText(results),
            at: attempt.sitting.startedAt,
          })}
      </div>
      <RankPanel attempt={attempt} results={results} live={live} />
      <ResultDetails results={results} more={more} />
      <div className="lg:flex lg:gap-8">
        <PartTable
          title={t('By Section')}
          label={t('Section')}
          rows={sectionRows(results.questions, paper)}
          given={timeBySection(paper, extra)}
        />
        <PartTable title={t('By Topic')} label={t('Topic')} rows={topics} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow empty:hidden">{children}</div>
    </>
  )
}
