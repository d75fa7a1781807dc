import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { type Past, timeLeft, type Unfinished } from '../model/unfinished'

/** How many are named below the first. */
const othersShown = 2

function factsOf({ kind, answered, total, endsAt }: Unfinished, now: number): string {
  const done = kind === 'Study' ? 'done' : 'answered'
  return [kind, `${answered} of ${total} ${done}`, timeLeft(endsAt, now)].filter(Boolean).join(' · ')
}

const idleWords: Record<Past, { label: string; title: string; text: string }> = {
  none: {
    label: 'Your first step',
    title: 'Begin with a free test',
    text: 'It takes the real exam screen, your answers are kept as you go, and every question is explained at the end.',
  },
  some: {
    label: 'Tests and quizzes',
    title: 'None is unfinished',
    text: 'You have submitted every one that you began. What today holds is below.',
  },
  unknown: {
    label: 'On this device',
    title: 'Nothing unfinished here',
    text: 'What you began elsewhere shows as soon as your account can be reached.',
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

function ContinueLearning({ to }: { to: string }) {
  return (
    <ButtonLink to={to} look="primary" className="max-sm:w-full">
      Continue Learning
      <ArrowRight size={18} aria-hidden />
    </ButtonLink>
  )
}

function Others({ items, now }: { items: readonly Unfinished[]; now: number }) {
  return (
    <ul aria-label="Also unfinished" className="mt-5 divide-y divide-line border-t border-line">
      {items.slice(0, othersShown).map((item) => (
        <li key={item.to} className="flex min-h-16 items-center gap-4 py-2">
          <div className="min-w-0 flex-1">
            <p className="truncate text-detail font-semibold">{item.title}</p>
            <p className="text-sm text-muted tabular-nums">{factsOf(item, now)}</p>
          </div>
          <Link
            to={item.to}
            className="inline-flex min-h-11 items-center rounded-control px-3 text-detail font-semibold text-secondary hover:underline"
          >
            Resume <span className="sr-only">{item.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * The hero of the home page: what was begun and waits, the latest first, and the one button that goes on with it; when
 * nothing waits, the way to the tests.
 * @param past decides the words when nothing waits
 */
export function ContinuePanel({
  unfinished,
  past,
  now,
}: {
  unfinished: readonly Unfinished[]
  past: Past
  now: number
}) {
  const headingId = useId()
  const [first, ...others] = unfinished
  const { label, title, text } = idleWords[past]
  return (
    <Card className="flex min-h-60 lg:min-h-66 flex-col border-primary-line p-5 sm:p-7">
      <section aria-labelledby={headingId} className="flex flex-1 flex-col">
        <p className="text-sm font-semibold text-secondary">{first ? 'Where you stopped' : label}</p>
        <h2 id={headingId} className="mt-1.5 text-xl sm:text-2xl">
          {first?.title ?? title}
        </h2>
        {first ? (
          <>
            <p className="mt-1.5 mb-3 text-detail text-muted tabular-nums">{factsOf(first, now)}</p>
            <ProgressLine answered={first.answered} total={first.total} />
          </>
        ) : (
          <p className="mt-1.5 max-w-[38em] text-detail text-muted">{text}</p>
        )}
        <div className="mt-auto pt-5">
          <ContinueLearning to={first?.to ?? paths.contentTestSeries} />
        </div>
        {others.length > 0 && <Others items={others} now={now} />}
      </section>
    </Card>
  )
}
