import { publicFileUrl } from '@/lib/firebase/public-file'
import { Picture } from '@/ui/picture'

/** The picture of a question, whole and never cropped; nothing when the question has none. */
export function QuestionPicture({ image, number }: { image: string | null; number: number }) {
  const src = publicFileUrl(image)
  return (
    src && (
      <Picture
        src={src}
        alt={`Picture for question ${number}`}
        width={640}
        height={360}
        eager
        className="mb-6 aspect-video w-full max-w-xl rounded-control border border-line bg-white object-contain!"
      />
    )
  )
}
