import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { paths } from '@/config/paths'
import { type Unfinished, unfinishedText } from '@/domain/study/unfinished'
import type { Work } from '@/features/study'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'

const idleWords: Record<Work['past'], { label: string; title: string; text: string }> = {
  none: {
    label: 'Your first step',
    title: 'Begin with a free test',
    text: 'You get the real exam screen, your answers are saved as you go, and every question is explained at the end.',
  },
  some: {
    label: 'Tests and quizzes',
    title: "You're all caught up",
    text: 'You have no unfinished tests or quizzes. Start a new one when you are ready.',
  },
  unknown: {
    label: 'On this device',
    title: 'Nothing unfinished here',
    text: 'Tests that you started on other devices appear when you are online.',
  },
}

/** How much of a test or quiz is answered, as a bar; the words stand beside it. */
function ProgressLine({ answered, total }: { answered: number; total: number }) {
  const share = total > 0 ? Math.min(100, (answered / total) * 100) : 0
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
      <div className="h-full rounded-full bg-secondary" style={{ width: `${share}%` }} />
    </div>
  )
}

/**
 * The hero of the home page: what was begun last and waits, and the one button that goes on with it; when nothing waits,
 * the way to the tests. It has one height, so that nothing below it moves when the account answers late.
 * @param past decides the words when nothing waits
 * @param startLabel of the button then
 */
export function ContinuePanel({
  unfinished,
  past,
  now,
  startLabel = 'Continue Learning',
}: {
  unfinished: readonly Unfinished[]
  past: Work['past']
  now: number
  startLabel?: string
}) {
  const headingId = useId()
  const [first] = unfinished
  const { label, title, text } = idleWords[past]
  return (
    <Card className="flex min-h-66 flex-col border-primary-line p-5 sm:p-7">
      <section aria-labelledby={headingId} className="flex flex-1 flex-col">
        <p className="text-sm font-semibold text-secondary">{first ? 'Where you stopped' : label}</p>
        <h2 id={headingId} className="mt-1.5 line-clamp-2 text-xl sm:text-2xl">
          {first?.title ?? title}
        </h2>
        {first ? (
          <>
            <p className="mt-1.5 mb-3 text-detail text-muted tabular-nums">{unfinishedText(first, now)}</p>
            <ProgressLine answered={first.answered} total={first.total} />
          </>
        ) : (
          <p className="mt-1.5 max-w-[38em] text-detail text-muted">{text}</p>
        )}
        <div className="mt-auto pt-5">
          <ButtonLink to={first?.to ?? paths.contentTestSeries} look="primary" className="max-sm:w-full">
            {first ? 'Continue Learning' : startLabel}
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
        </div>
      </section>
    </Card>
  )
}
