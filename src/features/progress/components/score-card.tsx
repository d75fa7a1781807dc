import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import type { Analysis } from '@/domain/learning/analysis'
import { ButtonLink } from '@/ui/button'
import { ChartTable } from '@/ui/chart/chart-table'
import { TrendLine } from '@/ui/chart/trend-line'
import { rightText } from '../model/figure-words'
import { AttemptName } from './attempt-name'
import { FigureCard } from './figure-card'

/** The share of right answers from attempt to attempt. */
export function ScoreCard({ analysis: { attempts } }: { analysis: Analysis }) {
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
      <ChartTable
        caption="Scores, the latest first"
        columns={['Attempt', 'Right answers', 'Score']}
        rows={attempts.map((attempt) => ({
          id: attempt.attemptId,
          cells: [
            <AttemptName key="name" attempt={attempt} />,
            rightText(attempt) ?? 'None',
            `${attempt.percentage}%`,
          ],
        }))}
      />
    </FigureCard>
  )
}
