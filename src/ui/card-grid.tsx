import type { ReactNode } from 'react'
import { Skeleton } from './skeleton'

const gridClass = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-5'

/** A list of cards; those out of sight cost no layout or paint. */
export function CardGrid<Item extends { id: string }>({
  items,
  children,
}: {
  items: readonly Item[]
  children: (item: Item) => ReactNode
}) {
  return (
    <ul className={gridClass}>
      {items.map((item) => (
        <li key={item.id} className="min-w-0 [contain-intrinsic-height:auto_220px] [content-visibility:auto]">
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

/** The grid's shape while it loads: cards with a picture, or plain ones. */
export function CardGridSkeleton({ picture, count = 6 }: { picture: boolean; count?: number }) {
  return (
    <div className={gridClass}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div
          key={place}
          className="flex overflow-hidden rounded-card border border-line bg-surface sm:flex-col"
        >
          {picture && <Skeleton className="w-28 flex-none rounded-none sm:aspect-video sm:w-full" />}
          <div className="grid flex-1 content-start gap-2.5 p-4 sm:p-4.5">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-3/5" />
            {!picture && <Skeleton className="mt-2 h-4 w-full" />}
            <Skeleton className="mt-3 h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
