import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import type { Analysis } from '@/domain/learning/analysis'
import { t } from '@/language/text'
import { knownAttemptsQuery } from '@/own/attempts'
import { useOwner } from '@/session'
import { ButtonLink } from '@/ui/button'
import { TrendLine } from '@/ui/chart/trend-line'
import { rightText } from '../model/figure-words'
import { AttemptTable } from './attempt-table'
import { FigureCard } from './figure-card'

/** The share of right answers from attempt to attempt. */
export function ScoresCard({ analysis: { attempts } }: { analysis: Analysis }) {
  const { data: known } = useQuery(knownAttemptsQuery(useOwner()))
  const ranks = new Map(known?.map(({ id, rank }) => [id, rank]))
  const [latest] = attempts
  const earliest = attempts[attempts.length - 1]
  if (!latest || !earliest) return null
  return (
    <FigureCard
      title={t('Scores')}
      says={t('From {first}% to {latest}% over {count, plural, one {# attempt} other {# attempts}}.', {
        first: earliest.percentage,
        latest: latest.percentage,
        count: attempts.length,
      })}
      action={
        <ButtonLink to={paths.practiceOf({ source: 'new', count: 20 })}>
          {t('Practise new questions')}
        </ButtonLink>
      }
    >
      <AttemptTable
        chart={<TrendLine scores={[...attempts].reverse().map(({ percentage }) => percentage)} />}
        caption={t('Scores, the latest first')}
        columns={[t('Correct answers'), t('Score')]}
        ranks={ranks}
        rows={attempts.map((attempt) => ({
          attempt,
          cells: [rightText(attempt) ?? t('None'), `${attempt.percentage}%`],
        }))}
      />
    </FigureCard>
  )
}
