import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import type { CarouselImage } from './carousel-image'
import { placeOnRing, stepsTo } from './ring'
import { useSwipe } from './use-swipe'

/** How strongly a picture shows: in front, beside it, behind. */
const strength = ['opacity-100', 'opacity-50', 'opacity-20'] as const

/** The pictures on their ring in space. Only transform and opacity change, so nothing is laid out or painted anew. */
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
  const swipe = useSwipe(onStep, (target) => {
    const place = target.closest('[data-place]')?.getAttribute('data-place')
    if (place) onGoTo(Number(place))
  })
  return (
    <div
      className="relative mx-auto aspect-video w-(--w) touch-pan-y select-none perspective-[1100px] transform-3d [--w:min(78vw,640px)]"
      {...swipe}
    >
      {images.map(({ url, name }, place) => {
        const away = Math.abs(stepsTo(place, turn, count))
        return (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its carousel (APG), not a form's
          <div
            key={url}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${count}`}
            aria-hidden={away !== 0}
            data-place={place}
            className={classNames(
              'absolute inset-0 transition-[transform,opacity] duration-700 ease-in-out will-change-transform',
              strength[Math.min(away, 2)],
            )}
            style={{ transform: placeOnRing(place, turn, count) }}
          >
            <Picture
              src={url}
              alt={name ?? ''}
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
