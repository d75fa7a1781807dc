import { ChevronRight, CircleCheck, Clock, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { SeriesTest } from '@/content/test-series/schema'
import { formatTestDuration } from '@/domain/durations'
import { pastExamFacts } from '@/domain/past-exam'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'
import type { TestProgress } from '../model/test-progress'

/**
 * A headed list of tests with how many there are.
 * @param badge what their price means for this student, e.g. PREMIUM.
 */
export function TestSection({
  title,
  count,
  badge,
  children,
}: {
  title: string
  count: number
  badge?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-xl sm:text-2xl">
          {title}
        </h2>
        <p className="text-muted tabular-nums">
          <Trans
            message="{count, plural, one {#<s> test</s>} other {#<s> tests</s>}}"
            values={{ count }}
            parts={{ s: <span className="sr-only" /> }}
          />
        </p>
        {badge}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** How far the student has come with a test that they began. */
function TestProgressLine({ progress }: { progress: TestProgress }) {
  if (progress.status === 'not-started') return null
  if (progress.status === 'scored') {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-success">
        <CircleCheck size={14} aria-hidden />
        {t('Best score {percent}%', { percent: progress.best })}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1 font-medium text-secondary">
      <Clock size={14} aria-hidden />
      {progress.status === 'time-over'
        ? t('Time is over')
        : t('In progress, {minutes} min left', { minutes: progress.minutesLeft })}
    </span>
  )
}

function factsOf({ totalQuestions, minutes }: SeriesTest): string {
  const duration = formatTestDuration(minutes)
  return totalQuestions === null
    ? duration
    : `${t('{count, plural, one {# Question} other {# Questions}}', { count: totalQuestions })} · ${duration}`
}

/** One test of a package: title, number of questions, length, and the way in unless it is locked. A press on it opens it. */
export function TestRow({
  test,
  packageId,
  locked = false,
  progress = null,
}: {
  test: SeriesTest
  packageId: string
  locked?: boolean
  /** Null while it is not known. */
  progress?: TestProgress | null
}) {
  const action =
    progress?.status === 'in-progress'
      ? t('Resume')
      : progress?.status === 'time-over'
        ? t('See Result')
        : t('Start Test')
  return (
    <li className="relative flex items-center gap-4 px-4 py-3.5 has-[a:hover]:bg-raised sm:px-5">
      <div className="min-w-0 flex-1">
        <h3 lang={languageOf(test.title)} className="font-sans text-base leading-snug tracking-normal">
          {test.title}
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted tabular-nums">
          <MetaLine
            facts={[factsOf(test), languageNote(test.title, test.languages), ...pastExamFacts(test.source)]}
          />
          {progress && !locked && <TestProgressLine progress={progress} />}
        </p>
      </div>
      {locked ? (
        <Lock size={18} aria-hidden className="flex-none text-muted" />
      ) : (
        <Link
          to={paths.test(packageId, test.id)}
          className={`inline-flex min-h-11 flex-none items-center gap-2 text-detail font-semibold ${cardLinkClass}`}
        >
          <span>
            {action}{' '}
            <span lang={languageOf(test.title)} className="sr-only">
              {test.title}
            </span>
          </span>
          <ChevronRight size={18} aria-hidden className="text-muted" />
        </Link>
      )}
    </li>
  )
}
