import { useState } from 'react'

/** A picture that is gone altogether when it cannot be shown (spec section 2, detail modal). */
export function ModalPicture({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) return null
  return (
    <img
      src={src}
      alt=""
      width={936}
      height={400}
      className="mt-6 h-44 w-full rounded-control bg-raised object-cover sm:h-80"
      onError={() => setBroken(src)}
    />
  )
}
