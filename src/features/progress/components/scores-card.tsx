import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import type { Analysis } from '@/domain/learning/analysis'
import { ButtonLink } from '@/ui/button'
import { TrendLine } from '@/ui/chart/trend-line'
import { rightText } from '../model/figure-words'
import { AttemptTable } from './attempt-table'
import { FigureCard } from './figure-card'

/** The share of right answers from attempt to attempt. */
export function ScoresCard({ analysis: { attempts } }: { analysis: Analysis }) {
  const [latest] = attempts
  const earliest = attempts[attempts.length - 1]
  if (!latest || !earliest) return null
  return (
    <FigureCard
      title="Scores"
      says={`From ${earliest.percentage}% to ${latest.percentage}% over ${counted(attempts.length, 'attempt')}.`}
      action={
        <ButtonLink to={paths.practiceOf({ source: 'new', count: 20 })}>Practise new questions</ButtonLink>
      }
    >
      <TrendLine scores={[...attempts].reverse().map(({ percentage }) => percentage)} />
      <AttemptTable
        caption="Scores, the latest first"
        columns={['Right answers', 'Score']}
        rows={attempts.map((attempt) => ({
          attempt,
          cells: [rightText(attempt) ?? 'None', `${attempt.percentage}%`],
        }))}
      />
    </FigureCard>
  )
}
