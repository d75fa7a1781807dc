import { academy, claims, publishedFigures, shownClaim } from '@/config/academy'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { ButtonLink } from '@/ui/button'
import { FigureList } from '@/ui/figure-list'
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
          <p className="text-sm font-semibold text-secondary">
            {t('APPSC · TGPSC · IBPS · SSC · RRB · Courts')}
          </p>
          <h1 className="mt-3 text-hero leading-[1.12]">{academy.tagline}</h1>
          <p className="mt-5 max-w-[34em] text-reading text-muted sm:text-lg">
            {t(
              'Full-length tests on the real exam screen, daily current affairs, and clear explanations for every question you miss.',
            )}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={paths.contentCurrentAffairs} look="primary" className="max-sm:flex-auto">
              {t('Browse Free Content')}
            </ButtonLink>
            <ButtonLink to={paths.register} className="max-sm:flex-auto">
              {t('Get Started')}
            </ButtonLink>
          </div>
          {trustedBy && (
            <p className="mt-7 text-sm text-muted">
              <span aria-hidden className="mr-2 text-success">
                ✓
              </span>
              {t('Trusted by {number} students', { number: trustedBy })}
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
  return (
    <FigureList label={t('In our library')} className="page-column" {...publishedFigures(formatMediumDate)} />
  )
}
