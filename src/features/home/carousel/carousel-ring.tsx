import { type PointerEvent, useRef } from 'react'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import type { CarouselImage } from './carousel-repository'
import { placeOnRing, stepsTo } from './ring'

/** Opacity of a picture in front, beside it, behind. */
const opacities = ['opacity-100', 'opacity-50', 'opacity-20'] as const

/** Pixels that a finger must travel sideways for a swipe; less is a tap. */
const swipeDistance = 40

/**
 * The pictures on their ring in space: a swipe moves one step, a tap brings a picture to the front. Only transform and
 * opacity change, so the browser neither lays out nor paints again.
 */
export function CarouselRing({
  images,
  turn,
  onStep,
  onGoTo,
}: {
  images: readonly CarouselImage[]
  turn: number
  onStep: (steps: 1 | -1) => void
  onGoTo: (place: number) => void
}) {
  const count = images.length
  const startX = useRef<number | null>(null)
  const onPointerDown = (event: PointerEvent) => {
    startX.current = event.isPrimary ? event.clientX : null
  }
  // A swipe down the page is the browser's (touch-pan-y): it cancels the pointer.
  const onPointerUp = (event: PointerEvent) => {
    if (startX.current === null) return
    const distance = event.clientX - startX.current
    startX.current = null
    const slide = event.target instanceof Element ? event.target.closest('[data-place]') : null
    if (Math.abs(distance) >= swipeDistance) onStep(distance < 0 ? 1 : -1)
    else if (slide) onGoTo(Number(slide.getAttribute('data-place')))
  }
  return (
    <div
      className="relative mx-auto aspect-video w-(--w) touch-pan-y select-none perspective-[1100px] transform-3d [--w:min(78vw,640px)]"
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      {images.map(({ url, name }, place) => {
        const away = Math.abs(stepsTo(place, turn, count))
        return (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its carousel (APG), not a form's
          <div
            key={url}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('{place} of {total}', { place: place + 1, total: count })}
            aria-hidden={away !== 0}
            data-place={place}
            className={classNames(
              'absolute inset-0 transition-[transform,opacity] duration-700 ease-in-out will-change-transform',
              opacities[Math.min(away, 2)],
            )}
            style={{ transform: placeOnRing(place, turn, count) }}
          >
            <Picture
              src={url}
              alt={name ?? ''}
              lang={languageOf(name ?? '')}
              width={1200}
              height={675}
              eager={place === 0}
              inControl={away !== 0}
              draggable={false}
              className="size-full rounded-card border border-line"
            />
          </div>
        )
      })}
    </div>
  )
}
