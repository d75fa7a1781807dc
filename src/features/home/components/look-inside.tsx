import { lazyPage } from '@/loading/lazy-page'
import { OnApproach } from '@/loading/on-approach'
import { CarouselLoading, NoImages } from '../carousel/carousel-frame'

const LandingCarousel = lazyPage(() => import('../landing-live'), 'LandingCarousel', NoImages)

/** The hero carousel, below the first screen, so that the promise is not kept waiting for pictures. */
export function LookInside() {
  return (
    <section className="mt-14 overflow-x-clip lg:mt-16">
      <div className="page-column">
        <h2 className="text-center text-section lg:text-section-wide">A look inside</h2>
        <p className="mt-3 mb-8 text-center text-muted">The academy, as its students see it.</p>
        <OnApproach waiting={<CarouselLoading />}>
          <LandingCarousel />
        </OnApproach>
      </div>
    </section>
  )
}
