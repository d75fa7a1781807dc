import { useId } from 'react'
import type { TestRanks } from '@/content/ranks/schema'
import { showFraction } from '@/domain/fraction'
import { readIndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { topperName } from '@/domain/live-test'
import { type Place, rankIn, showPercentile } from '@/domain/ranking/histogram'
import { standingOf } from '@/domain/ranking/standing'
import type { TestResults } from '@/domain/sitting/results'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import type { Attempt } from '@/own/attempts/attempt'
import { useSession } from '@/session'
import { Card } from '@/ui/card'
import type { LiveParts } from './live-parts'
import { isLiveSitting, placeIn, useRanks, useStoredRank } from './use-ranks'

const rankText = ({ rank, count }: Place) => t('{rank, number} of {count, number}', { rank, count })

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading text-xl font-semibold tabular-nums sm:text-2xl">{value}</dd>
    </div>
  )
}

/** The place in each section, in the order of the paper. */
function SectionRanks({ sections }: { sections: ReadonlyArray<readonly [name: string, place: Place]> }) {
  if (sections.length === 0) return null
  return (
    <table className="mt-5 -mb-2 w-full border-t border-line text-left text-detail">
      <caption className="sr-only">{t('Rank by section')}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th className="py-3 pr-2 font-medium">{t('Section')}</th>
          <th className="px-2 py-3 text-right font-medium">{t('Rank')}</th>
          <th className="py-3 pl-2 text-right font-medium">{t('Percentile')}</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {sections.map(([name, place]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" lang={languageOf(name)} className="py-3 pr-2 font-medium">
              {name}
            </th>
            <td className="px-2 py-3 text-right whitespace-nowrap">{rankText(place)}</td>
            <td className="py-3 pl-2 text-right">{showPercentile(place.percentile)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The best students of those who agreed to be named. */
function Toppers({ toppers, rank: ownRank }: Pick<TestRanks, 'toppers'> & { rank: number | null }) {
  const id = useId()
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  const ownName = user && topperName(`${user.firstName} ${user.lastName}`)
  if (toppers.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-5 border-t border-line pt-4">
      <h3 id={id} className="text-base">
        {t('Best students who show their name')}
      </h3>
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {toppers.map(({ name, marks, rank }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one name may have the same marks; the list does not change
            key={place}
            className="flex gap-3 py-1.5 text-detail tabular-nums"
          >
            <span className="w-8 shrink-0 text-muted">{rank}</span>
            <span lang={languageOf(name)} className="min-w-0 grow wrap-anywhere">
              {name}
              {name === ownName && rank === ownRank && <span className="text-secondary"> {t('(you)')}</span>}
            </span>
            <span>{showFraction(marks)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whom the rank compares with, and what has changed it. */
function notesOf({ kind, count, corrected }: TestRanks, isRetake: boolean): string[] {
  const day = corrected === null ? null : readIndiaDay(corrected)
  return [
    kind === 'live'
      ? t('Among {count, plural, one {# student} other {# students}} of this live test.', { count })
      : t('Among the first attempts of {count, plural, one {# student} other {# students}}.', { count }),
    ...(kind === 'practice' || isRetake ? [t('A retake shows where its marks would stand.')] : []),
    ...(day === null
      ? []
      : [
          t('Updated for an answer key that was corrected on {date}.', {
            date: formatMediumDate(new Date(startOfIndiaDay(day))),
          }),
        ]),
  ]
}

/** Where the marks of a result stand among those of all students; nothing for a test without ranks. */
export function RankPanel({
  attempt,
  results,
  live,
}: {
  attempt: Attempt
  results: TestResults
  live?: LiveParts | undefined
}) {
  const id = useId()
  const ranks = useRanks(attempt)
  const place = ranks && placeIn(ranks, results)
  const isRetake = ranks?.kind === 'live' && !isLiveSitting(attempt)
  useStoredRank(attempt, isRetake ? null : place)
  if (!ranks || !place) return null
  const { paper } = attempt
  const standing = standingOf(paper, results.questions)
  const sections = paper.sections.flatMap(({ id: section, name }) => {
    const histogram = ranks.sections.get(section)
    const marks = standing.sections.get(section)
    return histogram && marks ? [[name, rankIn(histogram, marks)] as const] : []
  })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-10 text-xl">
        {t('Your rank')}
      </h2>
      <Card className="mt-4 p-5 sm:p-6">
        <dl className="flex flex-wrap gap-x-8 gap-y-4">
          <Figure label={t('Rank')} value={rankText(place)} />
          <Figure label={t('Percentile')} value={showPercentile(place.percentile)} />
        </dl>
        {notesOf(ranks, isRetake).map((note) => (
          <p key={note} className="mt-3 text-sm text-muted">
            {note}
          </p>
        ))}
        <SectionRanks sections={sections} />
        <Toppers toppers={ranks.toppers} rank={isLiveSitting(attempt) ? place.rank : null} />
        {ranks.week !== null && live?.renderWeek(ranks.week)}
      </Card>
    </section>
  )
}
