import { Link } from 'react-router-dom'
import { formatTimeTaken } from '@/domain/durations'
import { showFraction } from '@/domain/fraction'
import { extraTimeNote } from '@/domain/sitting/extra-time'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { isTest, kindLabel, kindOf } from '@/domain/sitting/test-ref'
import { languageOf } from '@/domain/text-language'
import { CorrectionNote } from '@/features/sitting'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { daysUntil, formatMediumDate } from '@/lib/dates'
import { type AttemptScope, type AttemptSummary, wayOn } from '@/own/attempts'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'

const practice: Record<AttemptScope, string | null> = {
  all: null,
  wrong: t('Practice of wrong answers'),
  skipped: t('Practice of unanswered questions'),
  untimed: t('Practice without a time limit'),
}

const dayOf = (date: Date): string =>
  daysUntil(date, new Date()) === 0 ? t('Today') : formatMediumDate(date)

/** @param isFirst whether it is the attempt of its test that is ranked */
function factsOf(
  { testKey, startedAt, deadline, submittedAt, scope, answered, total, score, extra, rank }: AttemptSummary,
  isFirst: boolean,
): Array<string | null> {
  return [
    // The keys of a live test come with its results.
    score ? null : submittedAt === null ? t('In progress') : t('Submitted, results to come'),
    dayOf(new Date(startedAt)),
    isTest({ testKey }) ? null : kindLabel(kindOf({ testKey })),
    practice[scope],
    kindOf({ testKey }) === 'Study'
      ? t('{done} of {total} done', { done: answered, total })
      : t('{answered} of {total} answered', { answered, total }),
    // An attempt without a limit may have been left alone for days, so its time says nothing.
    submittedAt === null || hasNoLimit({ startedAt, deadline })
      ? null
      : formatTimeTaken((submittedAt - startedAt) / 1000),
    extra ? extraTimeNote(extra) : null,
    rank && isFirst ? t('Rank {rank, number} of {count, number}', rank) : null,
  ]
}

/** The score in marks where the test has them, else in percent. */
function Score({ score: { percentage, marks } }: { score: NonNullable<AttemptSummary['score']> }) {
  if (!marks) return `${percentage}%`
  return (
    <Trans
      message="{scored} <s>of {possible} marks</s>"
      values={{ scored: showFraction(marks.scored), possible: showFraction(marks.possible) }}
      parts={{ s: <span className="block font-sans text-meta font-normal text-muted" /> }}
    />
  )
}

const wayNow = (attempt: AttemptSummary) => wayOn(attempt, Date.now())

/**
 * One attempt: its test, date, score and rank. The whole row leads to its result, or on with it.
 * @param isFirst whether it is the attempt of its test that is ranked
 */
export function AttemptRow({ attempt, isFirst }: { attempt: AttemptSummary; isFirst: boolean }) {
  const way = wayNow(attempt)
  const { score, correction } = attempt
  const title = <span lang={languageOf(attempt.title)}>{attempt.title}</span>
  const action = way?.leads === 'resume' ? t('Resume') : t('See Result')
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 px-4 py-4 has-[a]:hover:bg-raised sm:px-5">
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base leading-snug tracking-normal wrap-anywhere">
          {way ? (
            <Link to={way.to} className={cardLinkClass}>
              <span className="sr-only">{action}</span> {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 text-sm text-muted">
          <MetaLine facts={factsOf(attempt, isFirst)} />
        </p>
      </div>
      <p className="flex-none text-right font-heading text-card font-semibold tabular-nums">
        {score ? (
          <Score score={score} />
        ) : (
          way && (
            <span aria-hidden className="text-secondary">
              {action}
            </span>
          )
        )}
      </p>
      {correction && score && (
        <CorrectionNote correction={correction} score={score} className="mt-1 w-full" />
      )}
    </li>
  )
}
