import { paths } from '@/config/paths'
import { formatPace } from '@/domain/durations'
import type { Analysis } from '@/domain/learning/analysis'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { BarChart } from '@/ui/chart/bar-chart'
import { AttemptTable } from './attempt-table'
import { FigureCard } from './figure-card'

/** Bars end at so many times the time that there was, so that one long stay does not flatten all others. */
const highest = 3

/** The time per question, beside the time that there was. */
export function TimeCard({ analysis }: { analysis: Analysis }) {
  const { attempts } = analysis
  const timed = attempts.filter(({ secondsEach, targetEach }) => secondsEach !== null && targetEach !== null)
  const within = timed.filter(({ secondsEach, targetEach }) => (secondsEach ?? 0) <= (targetEach ?? 0)).length
  const longest = Math.max(
    1,
    ...attempts.flatMap(({ secondsEach, targetEach }) => [secondsEach ?? 0, targetEach ?? 0]),
  )
  const widest = Math.max(0, ...timed.map(({ targetEach }) => targetEach ?? 0)) * highest
  const top = widest > 0 ? Math.min(longest, widest) : longest
  const axisTop = formatPace(top) + (top < longest ? '+' : '')
  return (
    <FigureCard
      title={t('Time per question')}
      says={
        timed.length === 0
          ? t('None of these attempts had a time limit.')
          : t(
              'Your pace was on target in {within} of {count, plural, one {# attempt} other {# attempts}} with a time limit.',
              { within, count: timed.length },
            )
      }
      action={
        <ButtonLink to={paths.practiceOf({ source: 'new', count: 20, mode: 'timed' })}>
          {t('Practise with a timer')}
        </ButtonLink>
      }
    >
      <AttemptTable
        chart={
          <>
            <BarChart
              label={t(
                'Time per question in each attempt, the earliest first, beside the time that the test gives',
              )}
              bars={[...attempts].reverse().map(({ attemptId, secondsEach, targetEach }) => ({
                id: attemptId,
                value: secondsEach ?? 0,
                text: formatPace(secondsEach ?? 0),
                tone: 'plain',
                target: targetEach,
              }))}
              top={top}
              axis={[axisTop, '0']}
            />
            <p aria-hidden className="mt-2 flex items-center gap-2 text-sm text-muted">
              <span className="h-0.5 w-5 bg-secondary" />
              {t('Time that the test gives')}
            </p>
          </>
        }
        caption={t('Time per question, the latest attempt first')}
        columns={[t('Your time'), t('Time allowed')]}
        rows={attempts.map((attempt) => ({
          attempt,
          cells: [
            attempt.secondsEach === null ? t('None answered') : formatPace(attempt.secondsEach),
            attempt.targetEach === null ? t('No limit') : formatPace(attempt.targetEach),
          ],
        }))}
      />
    </FigureCard>
  )
}
