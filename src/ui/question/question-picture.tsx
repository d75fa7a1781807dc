import { publicFileUrl } from '@/lib/firebase/public-file'
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
  if (!src) return null
  const alt = `Picture for question ${number}`
  return (
    <div className="relative mt-4 max-w-xl">
      <Picture
        isNeeded
        src={src}
        alt={alt}
        width={640}
        height={360}
        eager={eager}
        className="aspect-video w-full rounded-control border border-line bg-white object-contain!"
      />
      {rich && <rich.EnlargeButton src={src} alt={alt} place="over" />}
    </div>
  )
}
