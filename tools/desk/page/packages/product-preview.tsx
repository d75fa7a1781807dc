import type { ReactNode } from 'react'
import { formatRupees } from '@/lib/money'
import { Card } from '@/ui/card'
import { StoredPicture } from '../forms/stored-picture'
import { firstText } from '../forms/texts'

/**
 * A page of something that is sold, as a visitor sees it; nothing in it can be pressed.
 * @param contents what is inside, counted
 */
export function ProductPreview({
  title,
  description,
  price,
  image,
  contents,
  children,
}: {
  title: unknown
  description?: unknown
  price: number | null
  image?: string | null | undefined
  contents: string
  children: ReactNode
}) {
  const about = firstText(description)
  return (
    <div inert className="mt-5 rounded-card border border-line bg-background p-4 sm:p-6">
      <Card className="grid items-center gap-5 p-5 sm:grid-cols-[160px_1fr_auto]">
        {image ? (
          <StoredPicture
            path={image}
            alt=""
            className="aspect-video w-full rounded-control object-cover max-sm:max-h-32"
          />
        ) : (
          <p className="grid aspect-video w-full place-items-center rounded-control bg-raised text-sm text-muted max-sm:max-h-32">
            No picture: the logo
          </p>
        )}
        <div className="grid min-w-0 gap-1.5">
          <p className="font-heading text-2xl font-semibold wrap-anywhere">
            {firstText(title) || 'No title yet'}
          </p>
          {about && <p className="text-muted wrap-anywhere">{about}</p>}
          <p className="text-sm font-medium tabular-nums">{contents}</p>
        </div>
        <p className="font-heading text-2xl font-semibold tabular-nums">
          {price ? formatRupees(price) : 'No price'}
        </p>
      </Card>
      {children}
    </div>
  )
}
