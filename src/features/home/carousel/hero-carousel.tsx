import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Dots, PauseButton, StepButtons } from './carousel-controls'
import { CarouselFrame, CarouselLoading, NoImages } from './carousel-frame'
import { type CarouselImage, carouselQuery } from './carousel-repository'
import { CarouselRing } from './carousel-ring'
import { useCarousel } from './use-carousel'

function Carousel({ images, intervalMs }: { images: readonly CarouselImage[]; intervalMs: number }) {
  const region = useRef<HTMLElement>(null)
  const count = images.length
  const { turn, front, isRotating, isPaused, canRotate, step, goTo, togglePaused, regionEvents } =
    useCarousel(region, count, intervalMs)
  return (
    <CarouselFrame>
      <section
        ref={region}
        aria-roledescription={t('carousel')}
        aria-label={t('Inside the academy')}
        className="w-full"
        {...regionEvents}
      >
        <CarouselRing images={images} turn={turn} onStep={step} onGoTo={goTo} />
        <div className="mx-auto mt-5 flex w-full max-w-2xl flex-wrap items-center justify-center gap-x-4 gap-y-1 sm:justify-between">
          <p aria-live={isRotating ? 'off' : 'polite'} className="min-h-7 w-full text-center">
            {images[front]?.name && (
              <span lang={languageOf(images[front].name)} className="font-heading text-lg font-semibold">
                {images[front].name}
              </span>
            )}
            <span className="sr-only"> {t('{place} of {total}', { place: front + 1, total: count })}</span>
          </p>
          {count > 1 && (
            <>
              <Dots count={count} front={front} onGoTo={goTo} />
              <div className="flex gap-2">
                {canRotate && <PauseButton isPaused={isPaused} onToggle={togglePaused} />}
                <StepButtons onStep={step} />
              </div>
            </>
          )}
        </div>
      </section>
    </CarouselFrame>
  )
}

/**
 * The hero carousel (spec section 2): a ring of pictures that rotates by itself until somebody looks closer. Follows the
 * carousel pattern of the ARIA Authoring Practices.
 * @param intervalMs milliseconds that each picture stays in front.
 */
export function HeroCarousel({ intervalMs = 5000 }: { intervalMs?: number }) {
  const { data: images, isPending } = useQuery(carouselQuery)
  if (isPending) return <CarouselLoading />
  return images && images.length > 0 ? <Carousel images={images} intervalMs={intervalMs} /> : <NoImages />
}
