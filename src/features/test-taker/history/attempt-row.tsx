import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatTimeTaken } from '@/domain/durations'
import { showFraction } from '@/domain/fraction'
import { extraTimeNote } from '@/domain/sitting/extra-time'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { isTest, kindLabel, kindOf } from '@/domain/sitting/test-ref'
import { languageOf } from '@/domain/text-language'
import { CorrectionNote } from '@/features/sitting'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { type AttemptScope, type AttemptSummary, wayOn } from '@/own/attempts'
import { cardLinkClass } from '@/ui/list/item-card'

const practice: Record<AttemptScope, string | null> = {
  all: null,
  wrong: t('Practice of wrong answers'),
  skipped: t('Practice of unanswered questions'),
  untimed: t('Practice without a time limit'),
}

function factsOf({
  testKey,
  startedAt,
  deadline,
  submittedAt,
  scope,
  answered,
  total,
  score,
  extra,
}: AttemptSummary): string[] {
  const marks = score?.marks
  return [
    formatMediumDate(new Date(startedAt)),
    !isTest({ testKey }) && kindLabel(kindOf({ testKey })),
    practice[scope],
    kindOf({ testKey }) === 'Study'
      ? t('{done} of {total} done', { done: answered, total })
      : t('{answered} of {total} answered', { answered, total }),
    marks &&
      t('{scored} of {possible} marks', {
        scored: showFraction(marks.scored),
        possible: showFraction(marks.possible),
      }),
    // An attempt without a limit may have been left alone for days, so its time says nothing.
    submittedAt !== null &&
      !hasNoLimit({ startedAt, deadline }) &&
      formatTimeTaken((submittedAt - startedAt) / 1000),
    extra && extraTimeNote(extra),
  ].filter((fact) => typeof fact === 'string')
}

const wayNow = (attempt: AttemptSummary) => wayOn(attempt, Date.now())

/** One attempt: its test, date and score. All of the row leads to its result, or goes on with it. */
export function AttemptRow({ attempt }: { attempt: AttemptSummary }) {
  const way = wayNow(attempt)
  const isRunning = way?.leads === 'resume'
  const title = <span lang={languageOf(attempt.title)}>{attempt.title}</span>
  return (
    <li className="relative flex items-center gap-x-4 px-4 py-4 hover:bg-raised sm:px-5">
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base tracking-normal">
          {way ? (
            <Link to={way.to} className={cardLinkClass}>
              <span className="sr-only">{isRunning ? t('Resume') : t('See Result')}</span> {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <ul className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted tabular-nums">
          {factsOf(attempt).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {attempt.correction && attempt.score && (
          <CorrectionNote correction={attempt.correction} score={attempt.score} className="mt-1" />
        )}
      </div>
      {attempt.score ? (
        <p className="flex-none font-heading text-xl font-semibold tabular-nums">
          {attempt.score.percentage}%
        </p>
      ) : (
        <p className="flex-none text-sm font-semibold text-secondary">
          {isRunning ? <span aria-hidden>{t('Resume')}</span> : t('Time is over')}
        </p>
      )}
      <ChevronRight aria-hidden className="size-5 flex-none text-muted" />
    </li>
  )
}
