import type { Figure } from '@/domain/rich-text'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { Picture } from '../../picture'

/** A figure in its own shape, never cropped, on white because figures are drawn in dark lines. */
export function FigureBlock({ figure: { image, alt, width, height } }: { figure: Figure }) {
  return (
    <Picture
      src={publicFileUrl(image)}
      alt={alt}
      width={width}
      height={height}
      eager
      style={{ aspectRatio: `${width} / ${height}`, width: `${width / 16}em` }}
      className="h-auto max-w-full rounded-control border border-line bg-white object-contain!"
    />
  )
}
