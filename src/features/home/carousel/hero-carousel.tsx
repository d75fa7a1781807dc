import { use, useRef } from 'react'
import { Dots, StepButtons } from './carousel-controls'
import { CarouselFrame, NoImages } from './carousel-frame'
import type { CarouselImage } from './carousel-image'
import { CarouselRing } from './carousel-ring'
import { useCarousel } from './use-carousel'

/**
 * The hero carousel (spec section 2): a ring of pictures that turns by itself until somebody looks closer. Follows the
 * carousel pattern of the ARIA Authoring Practices. Suspends while `images` are on the way.
 * @param intervalMs milliseconds that each picture stays in front.
 */
export function HeroCarousel({
  images,
  intervalMs = 5000,
}: {
  images: Promise<readonly CarouselImage[]>
  intervalMs?: number
}) {
  const shown = use(images)
  return shown.length > 0 ? <Carousel images={shown} intervalMs={intervalMs} /> : <NoImages />
}

function Carousel({ images, intervalMs }: { images: readonly CarouselImage[]; intervalMs: number }) {
  const region = useRef<HTMLElement>(null)
  const count = images.length
  const { turn, front, rotating, paused, canRotate, step, goTo, togglePaused, regionEvents } = useCarousel(
    region,
    count,
    intervalMs,
  )
  return (
    <CarouselFrame>
      <section
        ref={region}
        aria-roledescription="carousel"
        aria-label="Inside the academy"
        className="w-full"
        {...regionEvents}
      >
        <CarouselRing images={images} turn={turn} onStep={step} onGoTo={goTo} />
        <div className="mx-auto mt-5 flex w-full max-w-2xl flex-wrap items-center justify-center gap-x-4 gap-y-1 sm:justify-between">
          <p aria-live={rotating ? 'off' : 'polite'} className="min-h-7 w-full text-center">
            {images[front]?.name && (
              <span className="font-heading text-lg font-semibold">{images[front].name}</span>
            )}
            <span className="sr-only">
              {' '}
              {front + 1} of {count}
            </span>
          </p>
          {count > 1 && (
            <>
              <Dots count={count} front={front} onGoTo={goTo} />
              <StepButtons
                canRotate={canRotate}
                paused={paused}
                onStep={step}
                onTogglePaused={togglePaused}
              />
            </>
          )}
        </div>
      </section>
    </CarouselFrame>
  )
}
