import { publicFileUrl } from '@/lib/firebase/public-file'
import { Picture } from '../picture'

/**
 * The picture of a question, whole and never cropped, on white because figures are drawn in dark lines; nothing when the
 * question has none. It falls back to the logo.
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
  if (!src) return null
  return (
    <Picture
      src={src}
      alt={`Picture for question ${number}`}
      width={640}
      height={360}
      eager={eager}
      className="mt-4 aspect-video w-full max-w-xl rounded-control border border-line bg-white object-contain!"
    />
  )
}
