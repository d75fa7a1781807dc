import { useId, useState } from 'react'
import { t } from '@/language/text'
import type { AttemptSummary } from '@/own/attempts'
import { Card } from '@/ui/card'
import { TrendLine } from '@/ui/chart/trend-line'
import { testsWithTrend, trendOf } from './score-trends'

/** The trend of the scores, over all tests or for one of them; nothing until there are five scores. */
export function ScoreTrend({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const tests = testsWithTrend(attempts)
  if (trendOf(attempts, null).length < 5) return null
  const scores = trendOf(attempts, chosen)
  return (
    <Card className="mt-6 p-5 sm:p-7">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">{t('Your scores')}</h2>
        {tests.length > 0 && (
          <div className="min-w-0 max-sm:w-full">
            <label htmlFor={id} className="sr-only">
              {t('Scores of')}
            </label>
            <select
              id={id}
              value={chosen ?? ''}
              onChange={(event) => setChosen(event.target.value || null)}
              className="min-h-11 w-full max-w-full rounded-control border border-edge bg-raised px-3 text-detail"
            >
              <option value="">{t('All tests')}</option>
              {tests.map(({ testKey, title }) => (
                <option key={testKey} value={testKey}>
                  {title}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <TrendLine scores={scores} />
    </Card>
  )
}
