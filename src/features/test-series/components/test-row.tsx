import { FileText, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import type { SeriesTest } from '@/content/test-series/schema'
import { counted } from '@/domain/counted'
import { formatTestDuration } from '@/domain/durations'
import { ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import type { TestProgress } from '../model/test-progress'
import { TestProgressLine } from './test-progress-line'

function factsOf({ totalQuestions, minutes }: SeriesTest): string {
  const duration = formatTestDuration(minutes)
  return totalQuestions === null ? duration : `${counted(totalQuestions, 'Question')} · ${duration}`
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
  const resumes = progress?.status === 'in-progress'
  const action = resumes ? 'Resume' : progress?.status === 'time-over' ? 'See Result' : 'Start Test'
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
          <h3 className="font-sans text-base tracking-normal">{test.title}</h3>
          {badge}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted tabular-nums">
          <span>{factsOf(test)}</span>
          {progress && !locked && <TestProgressLine progress={progress} />}
        </p>
      </div>
      {!locked && (
        <ButtonLink to={paths.test(packageId, test.id)} {...(resumes ? { look: 'primary' } : {})}>
          <span>
            {action} <span className="sr-only">{test.title}</span>
          </span>
        </ButtonLink>
      )}
    </li>
  )
}
