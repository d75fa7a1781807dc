import type { LiveTest } from '@/content/live-tests/schema'
import { type ExtraTime, formatClock } from '@/domain/sitting/extra-time'
import { languageNote, namesOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatLiveTime, isOutsideIndia } from '../live-time'

/** When a live test is and what it asks, row by row. @param now the server's time, epoch milliseconds */
export function LiveFacts({ test, extra, now }: { test: LiveTest; extra: ExtraTime; now: number }) {
  const at = (time: number) => {
    const moment = formatLiveTime(time, now, false)
    return moment.charAt(0).toUpperCase() + moment.slice(1)
  }
  const rows: ReadonlyArray<readonly [label: string, value: string | null]> = [
    [t('Time'), formatClock(test.minutes, extra)],
    [t('Opens'), at(test.opensAt)],
    [t('Begin by'), at(test.entryUntil)],
    [t('Closes'), at(test.closesAt)],
    [t('Results and ranks'), at(test.resultsAt)],
    [t('Questions'), test.questionCount === null ? null : String(test.questionCount)],
    [t('Maximum marks'), test.marks],
    [t('Language'), languageNote('', test.languages) && namesOf(test.languages)],
  ]
  return (
    <>
      <dl className="grid divide-y divide-line">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
                <dt className="text-muted">{label}</dt>
                <dd className="font-medium tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isOutsideIndia() && <p className="text-sm text-muted">{t('All times are India time.')}</p>}
    </>
  )
}
