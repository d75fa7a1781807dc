import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { lazyPage } from '@/loading/lazy-page'
import { OnApproach } from '@/loading/on-approach'
import { ButtonLink } from '@/ui/button'
import { CarouselLoading, NoImages } from '../carousel/carousel-frame'
import { CurrentAffairsTeaser } from './current-affairs-teaser'
import { ExamScreen } from './exam-screen'
import { Prices } from './prices'
import { WhatIsInside } from './what-is-inside'

const LandingCarousel = lazyPage(() => import('./landing-live'), 'LandingCarousel', NoImages)

/** The hero carousel, below the first screen, so that the promise is not kept waiting for pictures. */
function LookInside() {
  return (
    <section className="mt-14 overflow-x-clip lg:mt-16">
      <div className="page-column">
        <h2 className="text-center text-section lg:text-section-wide">{t('A look inside')}</h2>
        <p className="mt-3 mb-8 text-center text-muted">{t('The academy, as its students see it.')}</p>
        <OnApproach waiting={<CarouselLoading />}>
          <LandingCarousel />
        </OnApproach>
      </div>
    </section>
  )
}

/** The end of the landing page: one thing to do next, and a smaller one. */
function ClosingCall() {
  return (
    <section className="page-column mt-20 pb-6 text-center lg:mt-30 lg:pb-14">
      <h2 className="mx-auto max-w-2xl text-closing">
        <Trans
          message={'<s>Your exam has a date.</s> Start preparing today.'}
          parts={{ s: <span className="block" /> }}
        />
      </h2>
      <p className="mx-auto mt-4 max-w-[34em] text-balance text-muted">
        {t('An account is free. It saves your tests, your place and your results for all your devices.')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.register} look="primary" className="max-sm:flex-auto">
          {t('Create your free account')}
        </ButtonLink>
        <ButtonLink to={paths.contentQuizzes} className="max-sm:flex-auto">
          {t('Try a quiz first')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Everything below the landing page's first screen. What shows real data loads it when it comes near. */
export function LandingSections() {
  return (
    <>
      <LookInside />
      <WhatIsInside />
      <ExamScreen />
      <CurrentAffairsTeaser />
      <Prices />
      <ClosingCall />
    </>
  )
}
