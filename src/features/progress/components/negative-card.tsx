import { showFraction } from '@/domain/fraction'
import type { Analysis } from '@/domain/learning/analysis'
import { practiceNames } from '@/domain/practice-title'
import { t } from '@/language/text'
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
    return <FigureCard title={t('Negative marks')} says={t('None of these attempts has negative marking.')} />
  }
  return (
    <FigureCard
      title={t('Negative marks')}
      says={
        negative.answers === 0
          ? t('You lost no marks.')
          : t('{count, plural, one {# wrong answer} other {# wrong answers}} cost you {marks}.', {
              count: negative.answers,
              marks: lostText(negative.marks),
            })
      }
      practice={{ title: practiceNames.negative, refs: negative.refs, secondsEach: null }}
    >
      {negative.answers > 0 && (
        <AttemptTable
          chart={
            <BarChart
              label={t('Marks lost in each attempt, the earliest first')}
              bars={[...marked].reverse().map((one) => ({
                id: one.attempt.attemptId,
                value: sizeOf(one.negative.marks),
                text: showFraction(one.negative.marks),
                tone: 'wrong',
              }))}
              top={most}
              axis={[`-${most}`, '0']}
            />
          }
          caption={t('Marks lost, the latest attempt first')}
          columns={[t('Wrong answers'), t('Marks lost')]}
          rows={marked.map((one) => ({
            attempt: one.attempt,
            cells: [one.negative.answers, showFraction(one.negative.marks)],
          }))}
        />
      )}
    </FigureCard>
  )
}
