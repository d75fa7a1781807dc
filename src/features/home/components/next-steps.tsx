import { ListChecks, type LucideIcon, Newspaper, SlidersHorizontal, Sparkles, Target } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { NextStep } from '../model/next-steps'

interface Words {
  icon: LucideIcon
  label: string
  title: string
}

function wordsOf(step: NextStep): Words {
  switch (step.kind) {
    case 'result':
      return { icon: ListChecks, label: 'The time is over: see your result', title: step.title }
    case 'weak-topic':
      return {
        icon: Target,
        label: `${step.percentage}% right in ${step.title}`,
        title: `Go over ${step.topic}`,
      }
    case 'article':
      return { icon: Newspaper, label: 'Important current affairs', title: step.title }
    case 'daily-dose':
      return { icon: Sparkles, label: 'Two minutes', title: 'Read the dose of the day' }
    case 'practice':
      return {
        icon: SlidersHorizontal,
        label: 'Topics and length are yours to choose',
        title: 'Practise what you like',
      }
  }
}

/** Up to three things that are worth doing next, in one row on a desktop. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        Next steps
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4">
        {steps.map((step) => {
          const { icon: Icon, label, title } = wordsOf(step)
          return (
            <li key={`${step.kind} ${step.to}`}>
              <Link
                to={step.to}
                className="flex h-full min-h-25 items-start gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
              >
                <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-muted">
                  <Icon size={19} aria-hidden />
                </span>
                <span className="min-w-0">
                  <span className="line-clamp-2 text-detail leading-snug font-semibold">{title}</span>
                  <span className="mt-1 line-clamp-1 text-sm text-muted">{label}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
