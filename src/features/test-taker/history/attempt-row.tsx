import { formatTimeTaken } from '@/domain/durations'
import { formatFraction } from '@/domain/fraction'
import { extraTimeNote } from '@/domain/sitting/extra-time'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { isTest, kindLabel, kindOf } from '@/domain/sitting/test-ref'
import { CorrectionNote } from '@/features/sitting'
import { t } from '@/language/text'
import { formatShortDate } from '@/lib/dates'
import { type AttemptScope, type AttemptSummary, wayOn } from '@/own/attempts'
import { ButtonLink } from '@/ui/button'

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
    formatShortDate(new Date(startedAt)),
    !isTest({ testKey }) && kindLabel(kindOf({ testKey })),
    practice[scope],
    kindOf({ testKey }) === 'Study'
      ? t('{done} of {total} done', { done: answered, total })
      : t('{answered} of {total} answered', { answered, total }),
    marks &&
      t('{scored} of {possible} marks', {
        scored: formatFraction(marks.scored),
        possible: formatFraction(marks.possible),
      }),
    // An attempt without a limit may have been left alone for days, so its time says nothing.
    submittedAt !== null &&
      !hasNoLimit({ startedAt, deadline }) &&
      formatTimeTaken((submittedAt - startedAt) / 1000),
    extra && extraTimeNote(extra),
  ].filter((fact) => typeof fact === 'string')
}

const wayNow = (attempt: AttemptSummary) => wayOn(attempt, Date.now())

/** One attempt: its test, date and score, and the link to its result or to go on with it. */
export function AttemptRow({ attempt }: { attempt: AttemptSummary }) {
  const way = wayNow(attempt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:gap-x-5 sm:px-5">
      <p className="min-w-min w-16 flex-none font-heading text-xl font-semibold tabular-nums">
        {attempt.score ? (
          `${attempt.score.percentage}%`
        ) : (
          <span className="font-sans text-sm font-semibold text-secondary">{t('In progress')}</span>
        )}
      </p>
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="font-sans text-base tracking-normal">{attempt.title}</h2>
        <ul className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted tabular-nums">
          {factsOf(attempt).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {attempt.correction && attempt.score && (
          <CorrectionNote correction={attempt.correction} score={attempt.score} className="mt-1" />
        )}
      </div>
      {way && (
        <ButtonLink to={way.to} {...(way.leads === 'resume' ? { look: 'primary' } : {})}>
          <span>
            {way.leads === 'resume' ? t('Resume') : t('See Result')}{' '}
            <span className="sr-only">{attempt.title}</span>
          </span>
        </ButtonLink>
      )}
    </li>
  )
}
