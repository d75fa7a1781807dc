import { Check } from 'lucide-react'
import { academy } from '@/config/academy'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { SampleQuestion } from './sample-question'

const figures = [
  { figure: academy.claims.mockTests, label: 'mock tests' },
  { figure: '12', label: 'subjects of quizzes' },
  { figure: 'Daily', label: 'current affairs' },
  { figure: `Since ${academy.claims.since}`, label: 'with students' },
] as const

/** What a visitor sees first: the promise, the two ways in, and a question to answer (spec section 1). */
export function LandingTop() {
  return (
    <div className="page-column">
      <section className="grid items-center gap-x-16 gap-y-10 py-11 lg:grid-cols-[1.05fr_.95fr] lg:pt-16 lg:pb-14">
        <div>
          <Chip tone="gold">APPSC · TSPSC · IBPS · SSC · RRB · Courts</Chip>
          <h1 className="mt-4 text-[clamp(38px,4.6vw,60px)] leading-[1.12]">{academy.tagline}</h1>
          <p className="mt-5 max-w-[34em] text-[17px] text-muted sm:text-lg">
            Full-length tests on the real exam screen, daily current affairs, and clear explanations for every
            question you miss.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={paths.contentCurrentAffairs} look="primary" className="max-sm:flex-auto">
              Browse Free Content
            </ButtonLink>
            <ButtonLink to={paths.register} className="max-sm:flex-auto">
              Get Started
            </ButtonLink>
          </div>
          <p className="mt-7 flex items-center gap-2.5 text-sm text-muted">
            <Check size={18} aria-hidden className="text-success" />
            Trusted by {academy.claims.trustedBy} students
          </p>
        </div>
        <SampleQuestion />
      </section>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface px-4 py-5 sm:px-6">
            <dt className="text-muted">{label}</dt>
            <dd className="font-heading text-2xl leading-tight font-semibold tabular-nums sm:text-[28px]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
