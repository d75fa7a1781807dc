import { CircleCheck, Clock, FileText, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { paths } from '@/config/paths'
import type { SeriesTest } from '@/content/test-series/schema'
import { formatTestDuration } from '@/domain/durations'
import { pastExamFacts } from '@/domain/past-exam'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { MetaLine } from '@/ui/list/item-card'
import type { TestProgress } from '../model/test-progress'

/** A headed list of tests with how many there are. */
export function TestSection({
  title,
  count,
  children,
}: {
  title: string
  count: number
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex items-baseline gap-3">
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
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** How far the student has come with a test, in words. */
function TestProgressLine({ progress }: { progress: TestProgress }) {
  if (progress.status === 'not-started') return <span>{t('Not started')}</span>
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

/**
 * One test of a package: title, number of questions, length, and the way in unless it is locked.
 * @param badge what its price means for this student, e.g. PREMIUM.
 */
export function TestRow({
  test,
  packageId,
  locked = false,
  badge,
  progress = null,
}: {
  test: SeriesTest
  packageId: string
  locked?: boolean
  badge?: ReactNode
  /** Null while it is not known. */
  progress?: TestProgress | null
}) {
  const action =
    progress?.status === 'in-progress'
      ? t('Resume')
      : progress?.status === 'time-over'
        ? t('See Result')
        : t('Start Test')
  const Icon = locked ? Lock : FileText
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <span
        className={classNames(
          'grid size-11 flex-none place-items-center rounded-control bg-raised text-muted',
          !locked && 'max-sm:hidden',
        )}
      >
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 lang={languageOf(test.title)} className="font-sans text-base tracking-normal">
            {test.title}
          </h3>
          {badge}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted tabular-nums">
          <MetaLine
            facts={[factsOf(test), languageNote(test.title, test.languages), ...pastExamFacts(test.source)]}
          />
          {progress && !locked && <TestProgressLine progress={progress} />}
        </p>
      </div>
      {!locked && (
        <ButtonLink to={paths.test(packageId, test.id)}>
          <span>
            {action}{' '}
            <span lang={languageOf(test.title)} className="sr-only">
              {test.title}
            </span>
          </span>
        </ButtonLink>
      )}
    </li>
  )
}
