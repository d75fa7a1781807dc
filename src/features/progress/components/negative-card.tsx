import { counted } from '@/domain/counted'
import { formatFraction } from '@/domain/fraction'
import type { Analysis } from '@/domain/learning/analysis'
import { BarChart } from '@/ui/chart/bar-chart'
import { lostText, sizeOf } from '../model/figure-words'
import { AttemptTable } from './attempt-table'
import { FigureCard } from './figure-card'

/** What wrong answers cost, where they cost marks. */
export function NegativeCard({ analysis }: { analysis: Analysis }) {
  const { attempts, negative } = analysis
  const marked = attempts.flatMap((attempt) =>
    attempt.negative ? [{ attempt, negative: attempt.negative }] : [],
  )
  const most = Math.max(1, ...marked.map((one) => Math.ceil(sizeOf(one.negative.marks))))
  if (marked.length === 0) {
    return (
      <FigureCard title="Negative marks" says="None of these attempts takes marks away for wrong answers." />
    )
  }
  return (
    <FigureCard
      title="Negative marks"
      says={
        negative.answers === 0
          ? 'No marks were taken away.'
          : `${counted(negative.answers, 'wrong answer')} took away ${lostText(negative.marks)}.`
      }
      practice={{ title: 'Negative marks', refs: negative.refs, secondsEach: null }}
    >
      {negative.answers > 0 && (
        <>
          <BarChart
            label="Marks taken away in each attempt, the earliest first"
            bars={[...marked].reverse().map((one) => ({
              id: one.attempt.attemptId,
              value: sizeOf(one.negative.marks),
              tone: 'wrong',
            }))}
            top={most}
            axis={[`-${most}`, '0']}
          />
          <AttemptTable
            caption="Marks taken away, the latest attempt first"
            columns={['Wrong answers', 'Marks']}
            rows={marked.map((one) => ({
              attempt: one.attempt,
              cells: [one.negative.answers, formatFraction(one.negative.marks)],
            }))}
          />
        </>
      )}
    </FigureCard>
  )
}
