import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { suggestionText, type Task } from '@/domain/study/suggestion'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'

/**
 * One task and the gold button that opens it. The card keeps its height, so that nothing below it moves.
 * @param label above the title
 * @param count beside the label: how much of the day is done
 * @param action text of the button
 * @param children beside the button, on a phone below it
 */
export function TaskCard({
  task,
  label,
  count,
  action = t('Continue Learning'),
  children,
}: {
  task: Task
  label: string
  count?: string | undefined
  action?: string
  children?: ReactNode
}) {
  const headingId = useId()
  const { title, to, progress } = task
  return (
    <Card className="flex min-h-55 flex-col border-primary-line p-4 sm:p-7">
      <section aria-labelledby={headingId} className="flex flex-1 flex-col">
        <p className="flex justify-between gap-4 text-sm font-semibold text-secondary">
          {label}
          {count && <span className="font-normal text-muted tabular-nums">{count}</span>}
        </p>
        {/* In the middle of the room that a longer title needs. */}
        <div className="my-auto pt-1.5">
          <h2 id={headingId} lang={languageOf(title)} className="line-clamp-2 text-xl sm:text-2xl">
            {title}
          </h2>
          <p className="mt-1.5 text-detail text-muted tabular-nums">{suggestionText(task)}</p>
          {progress !== undefined && (
            <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-raised">
              <div className="h-full rounded-full bg-secondary" style={{ width: `${100 * progress}%` }} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-3">
          <ButtonLink to={to} look="primary" className="max-sm:w-full">
            {action}
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
          {children}
        </div>
      </section>
    </Card>
  )
}
