import { type ComponentProps, useState } from 'react'
import { t } from '@/language/text'
import { savesData } from '@/lib/device/saves-data'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { classNames } from './class-names'

/** The default logo that stands in for a missing or broken picture (spec section 8). */
const fallbackLogo = '/logo.svg'

const takeFocus = (image: HTMLImageElement | null) => image?.focus({ preventScroll: true })

/** What stands in the place of a picture that has not been asked for, in its size. */
function UnloadedPicture({
  alt,
  className,
  onShow,
}: {
  alt: string
  className: string | undefined
  onShow: (() => void) | null
}) {
  return (
    <span className={classNames('grid place-items-center overflow-hidden bg-raised text-center', className)}>
      {alt && <span className="px-2 text-sm text-muted">{alt}</span>}
      {onShow && (
        <button
          type="button"
          // Above a card's own link, which lies over all of the card.
          className="relative z-10 min-h-11 px-2 text-sm font-semibold text-secondary underline"
          onClick={onShow}
        >
          {t('Show picture')}
          {alt && <span className="sr-only">: {alt}</span>}
        </button>
      )}
    </span>
  )
}

/**
 * A picture with a fixed shape, lazy by default, that falls back to the logo. Where data is to be saved it comes when it
 * is asked for (docs/decisions/054).
 * @param eager true for the one picture above the fold.
 * @param isNeeded it comes in any case: a question cannot be answered without its figure.
 * @param inControl it is part of a link, a button or of what is hidden, and so cannot have a button of its own.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  eager = false,
  isNeeded = false,
  inControl = false,
  className,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  src: string | null
  alt: string
  width: number
  height: number
  eager?: boolean
  isNeeded?: boolean
  inControl?: boolean
}) {
  const saves = useInBrowser(savesData, false)
  // In HTML it waits until src/loading/head.js has said whether it may come.
  const isEager = useInBrowser(() => eager, false)
  const [isAsked, setAsked] = useState(false)
  const [broken, setBroken] = useState<string | null>(null)
  const usable = src !== null && src !== broken
  if (saves && usable && !isNeeded && !isAsked)
    return (
      <UnloadedPicture alt={alt} className={className} onShow={inControl ? null : () => setAsked(true)} />
    )
  return (
    <img
      // The button that was pressed is gone: the focus goes on with what has come.
      ref={isAsked ? takeFocus : undefined}
      tabIndex={isAsked ? -1 : undefined}
      src={usable ? src : fallbackLogo}
      alt={isAsked ? alt || t('Picture') : alt}
      width={width}
      height={height}
      // What comes in any case is never lazy in HTML, whose lazy pictures do not come where data is to be saved.
      loading={isEager || isNeeded || !usable ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(
        usable ? 'object-cover' : 'bg-raised object-contain p-[18%] opacity-40',
        className,
      )}
      onError={() => usable && setBroken(src)}
      {...rest}
    />
  )
}
