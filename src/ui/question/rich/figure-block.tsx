import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { Figure } from '@/domain/rich-text'
import { t } from '@/language/text'
import { classNames } from '../../class-names'
import { ShownPicture, useQuestionPicture } from './closed-picture'
import { ZoomDialog } from './zoom-dialog'

const placeLooks = {
  // All of the picture opens it; the sign in the corner says so.
  over: 'absolute inset-0 items-end justify-end rounded-control p-1.5 cursor-zoom-in',
  corner: 'size-11 items-center justify-center',
} as const

/** Opens a picture in a dialog of its own; `over` needs a box around it that is `relative`. */
export function EnlargeButton({
  image,
  alt,
  place,
}: {
  image: string
  alt: string
  place: 'over' | 'corner'
}) {
  const { src } = useQuestionPicture(image)
  const [isOpen, setOpen] = useState(false)
  if (!src) return null
  return (
    <>
      <button
        type="button"
        aria-label={t('Enlarge figure: {alt}', { alt })}
        aria-haspopup="dialog"
        className={classNames('group flex', placeLooks[place])}
        onClick={() => setOpen(true)}
      >
        <span className="grid size-8 place-items-center rounded-lg border border-line bg-surface/90 text-muted group-hover:text-text">
          <Maximize2 size={16} aria-hidden />
        </span>
      </button>
      {isOpen && <ZoomDialog src={src} alt={alt} onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * A figure in its own shape, never cropped, on white because figures are drawn in dark lines. It grows with the text, and
 * its place is kept before it has come.
 */
export function FigureBlock({
  figure: { image, alt, width, height },
  zooms,
}: {
  figure: Figure
  zooms: boolean
}) {
  return (
    <span className="relative block max-w-full min-w-11" style={{ width: `${width / 16}em` }}>
      <ShownPicture
        image={image}
        alt={alt}
        width={width}
        height={height}
        eager
        style={{ aspectRatio: `${width} / ${height}` }}
        className="h-auto w-full rounded-control border border-line bg-white object-contain!"
      />
      {zooms && <EnlargeButton image={image} alt={alt} place="over" />}
    </span>
  )
}
