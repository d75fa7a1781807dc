import { Suspense, useState } from 'react'
import { lazyPage } from './lazy-page'
import type { GoesOn } from './show-more'

const ShowMore = lazyPage(
  () => import('./show-more'),
  'ShowMore',
  () => null,
)

/** The foot of a list, loaded when the list is seen to go on; it stays to tell the end. */
export function MoreBelow(list: GoesOn) {
  const [hasMore, setHasMore] = useState(false)
  if (!hasMore && list.page.next !== null) setHasMore(true)
  if (!hasMore) return null
  return (
    <Suspense fallback={<div className="h-18" />}>
      <ShowMore {...list} />
    </Suspense>
  )
}
