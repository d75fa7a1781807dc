import { useId } from 'react'
import { formatPace } from '@/domain/durations'
import type { AnswerOutcome } from '@/domain/question/marking'
import type { TestResults } from '@/domain/sitting/results'
import { t } from '@/language/text'
import type { Attempt } from '@/own/attempts/attempt'
import { Card } from '@/ui/card'
import { type Bar, BarChart } from '@/ui/chart/bar-chart'
import { ChartTable } from '@/ui/chart/chart-table'
import { outcomeBadges } from '@/ui/question/reviewed-question'
import { timedQuestions } from './timed-questions'
import { useRanks } from './use-ranks'

/** Bars end at so many times the time that there was, so that one long stay does not flatten all others. */
const highest = 4

const tones: Record<AnswerOutcome, Bar['tone']> = {
  correct: 'right',
  partial: 'right',
  wrong: 'wrong',
  unanswered: 'open',
  dropped: 'open',
}

const legend = [
  ['bg-success', outcomeBadges.correct.text],
  ['bg-error', t('Wrong (striped)')],
  ['border border-muted', outcomeBadges.unanswered.text],
] as const

/**
 * How long each question of a result was on the screen, in their order, with the numbers in a table; beside the median of
 * all students where the test has ranks.
 */
export function TimePerQuestion({ attempt, results }: { attempt: Attempt; results: TestResults }) {
  const { questions, given } = timedQuestions(attempt, results)
  const target = given === null ? null : Math.round(given / 1000 / questions.length)
  const medians = useRanks(attempt)?.medianMilliseconds ?? new Map<string, number>()
  const medianOf = ({ question }: { question: { id: string } }) => {
    const milliseconds = medians.get(question.id)
    return milliseconds === undefined ? null : Math.round(milliseconds / 1000)
  }
  const hasMedians = medians.size > 0
  const id = useId()
  const longest = Math.max(
    1,
    ...questions.map((result) => Math.max(result.seconds, medianOf(result) ?? 0)),
    target ?? 0,
  )
  const visited = questions.filter(({ shown }) => shown).length
  const taken = formatPace(results.seconds / Math.max(1, visited))
  const top = target === null ? longest : Math.min(longest, target * highest)
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-xl">
          {t('Time per question')}
        </h2>
        <p className="mt-1.5 mb-4 text-detail text-muted">
          {target === null
            ? t('You took {taken} per question.', { taken })
            : t('You took {taken} per question. The test gives {given}.', {
                taken,
                given: formatPace(target),
              })}
        </p>
        <BarChart
          label={t(
            'Seconds for each of {count, plural, one {# question} other {# questions}} in order, coloured by result',
            { count: questions.length },
          )}
          bars={questions.map((result) => ({
            id: String(result.number),
            value: result.seconds,
            text: result.number,
            tone: tones[result.outcome],
            target: hasMedians ? medianOf(result) : target,
          }))}
          top={top}
          axis={[formatPace(top) + (top < longest ? '+' : ''), '0']}
        />
        <ul aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {legend.map(([look, text]) => (
            <li key={text} className="flex items-center gap-2">
              <span className={`size-3 rounded-xs ${look}`} />
              {text}
            </li>
          ))}
          {(hasMedians || target !== null) && (
            <li className="flex items-center gap-2">
              <span className="h-0.5 w-4 bg-secondary" />
              {hasMedians ? t('Median of all students') : t('Time that the test gives')}
            </li>
          )}
        </ul>
        <ChartTable
          caption={t('Time per question')}
          columns={[t('Question'), t('Outcome'), t('Time'), ...(hasMedians ? [t('Median')] : [])]}
          rows={questions.map((result) => {
            const { number, outcome, seconds, shown } = result
            const median = medianOf(result)
            return {
              id: String(number),
              cells: [
                number,
                shown ? outcomeBadges[outcome].text : t('Not visited'),
                formatPace(seconds),
                ...(hasMedians ? [median === null ? '–' : formatPace(median)] : []),
              ],
            }
          })}
        />
      </section>
    </Card>
  )
}
