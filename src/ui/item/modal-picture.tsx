import { useState } from 'react'
import { Picture } from '../picture'

/** A picture that is gone altogether when it cannot be shown (spec section 2, detail modal). */
export function ModalPicture({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) return null
  return (
    <Picture
      src={src}
      alt=""
      width={640}
      height={360}
      eager
      className="mt-4 h-32 w-full rounded-control bg-raised sm:aspect-video sm:h-auto sm:max-w-xl"
      onError={() => setBroken(src)}
    />
  )
}
