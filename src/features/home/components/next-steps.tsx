import {
  ListChecks,
  type LucideIcon,
  Newspaper,
  PenLine,
  SlidersHorizontal,
  Sparkles,
  Target,
} from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { NextStep } from '../model/next-steps'
import { factsOf } from './continue-panel'

interface Words {
  icon: LucideIcon
  label: string
  title: string
}

function wordsOf(step: NextStep, now: number): Words {
  switch (step.kind) {
    case 'resume':
      return { icon: PenLine, label: factsOf(step.work, now), title: step.title }
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

/** Keys of the places: a step that comes late takes a place and moves no other card. */
const places = ['first', 'second', 'third']

/** Up to three things that are worth doing next, in one row on a desktop. */
export function NextSteps({ steps, now }: { steps: readonly NextStep[]; now: number }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        Next steps
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4">
        {steps.map((step, index) => {
          const { icon: Icon, label, title } = wordsOf(step, now)
          return (
            <li key={places[index]}>
              <Link
                to={step.to}
                className="flex h-full min-h-25 items-start gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
              >
                <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-muted">
                  <Icon size={19} aria-hidden />
                </span>
                <span className="min-w-0">
                  <span className="line-clamp-2 text-detail leading-snug font-semibold">
                    {step.kind === 'resume' && <span className="sr-only">Resume </span>}
                    {title}
                  </span>
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
