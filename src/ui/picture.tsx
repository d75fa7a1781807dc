import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names'

/** The default logo that stands in for a missing or broken picture (spec section 8). */
const fallbackLogo = '/logo.svg'

/**
 * A picture with a fixed shape, lazy by default, that falls back to the logo.
 * @param eager true for the one picture above the fold.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  eager = false,
  className,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  src: string | null
  alt: string
  width: number
  height: number
  eager?: boolean
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const usable = src !== null && src !== broken
  return (
    <img
      src={usable ? src : fallbackLogo}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
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
