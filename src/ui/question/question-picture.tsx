import { t } from '@/language/text'
import { isClosedFile, publicFileUrl } from '@/lib/firebase/public-file'
import { Picture } from '../picture'
import { useRichRenderer } from './rich-renderer'

/**
 * The picture of a question, whole and never cropped, on white because figures are drawn in dark lines; nothing when the
 * question has none. It can be enlarged, and falls back to the logo.
 * @param eager true where it is the first thing on the screen.
 */
export function QuestionPicture({
  image,
  number,
  eager = false,
}: {
  image: string | null
  number: number
  eager?: boolean
}) {
  const src = publicFileUrl(image)
  const rich = useRichRenderer(src !== null)
  if (!image || !src) return null
  const shown = {
    alt: t('Picture for question {number}', { number }),
    width: 640,
    height: 360,
    eager,
    className: 'aspect-video w-full rounded-control border border-line bg-white object-contain!',
  }
  return (
    <div className="relative mt-4 max-w-xl">
      {isClosedFile(image) ? (
        rich && <rich.ShownPicture image={image} {...shown} />
      ) : (
        <Picture isNeeded src={src} {...shown} />
      )}
      {rich && <rich.EnlargeButton image={image} alt={shown.alt} place="over" />}
    </div>
  )
}
