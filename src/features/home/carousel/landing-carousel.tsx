import type { CarouselImage } from './carousel-image'
import { carouselRepository } from './carousel-repository'
import { HeroCarousel } from './hero-carousel'

/** Milliseconds after which a failure is forgotten, and asked for again by the next look at the page. */
const forgottenAfterMs = 30_000

let asked: Promise<readonly CarouselImage[]> | null = null

/** The folder's pictures, asked for once a visit; a failure reads as none. */
function carouselImages(): Promise<readonly CarouselImage[]> {
  asked ??= carouselRepository.list().catch((error: unknown) => {
    console.warn('The carousel could not be loaded', error)
    setTimeout(() => {
      asked = null
    }, forgottenAfterMs)
    return []
  })
  return asked
}

/** The landing page's carousel: a new picture every 4 s (spec section 2). */
export function LandingCarousel() {
  return <HeroCarousel images={carouselImages()} intervalMs={4000} />
}
