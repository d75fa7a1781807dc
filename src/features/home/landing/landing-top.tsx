import { academy, claims, publishedFigures, shownClaim } from '@/config/academy'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'
import { SampleQuestionCard } from './sample-question-card'

/** What a visitor sees first: the promise, the two ways in, and a question to answer (spec section 1). */
export function LandingTop() {
  const trustedBy = shownClaim(claims.trustedBy)
  return (
    <div className="page-column">
      <PageTitle description={academy.description} />
      <section className="grid items-start gap-x-16 gap-y-10 py-11 lg:grid-cols-[1.05fr_.95fr] lg:pt-16 lg:pb-14">
        <div className="lg:pt-3">
          <p className="text-sm font-semibold text-secondary">APPSC · TSPSC · IBPS · SSC · RRB · Courts</p>
          <h1 className="mt-3 text-hero leading-[1.12]">{academy.tagline}</h1>
          <p className="mt-5 max-w-[34em] text-reading text-muted sm:text-lg">
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
          {trustedBy && (
            <p className="mt-7 text-sm text-muted">
              <span aria-hidden className="mr-2 text-success">
                ✓
              </span>
              Trusted by {trustedBy} students
            </p>
          )}
        </div>
        <SampleQuestionCard />
      </section>
    </div>
  )
}

/** How much there is to learn from (docs/decisions/038). */
export function Figures() {
  const { figures, note } = publishedFigures()
  if (figures.length === 0) return null
  return (
    <section aria-label="In our library" className="page-column">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-[1_1_40%] flex-col-reverse justify-end bg-surface px-4 py-5 sm:px-6 lg:flex-[1_1_20%]"
          >
            <dt className="text-muted max-sm:text-detail">{label}</dt>
            <dd className="font-heading text-2xl leading-tight font-semibold tabular-nums sm:text-section">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-2.5 text-sm text-muted">{note}</p>}
    </section>
  )
}
