import { Skeleton } from '@/ui/skeleton'

/** Rows on a phone, columns on a desktop; as high as four rows, which fewer ones share, so that nothing below moves. */
export const listClass =
  'mt-4 grid min-h-73 grid-cols-1 auto-rows-fr gap-3 lg:min-h-21 lg:auto-cols-fr lg:grid-flow-col lg:gap-4'

function Shapes() {
  return [0, 1, 2, 3].map((line) => <Skeleton key={line} className="min-h-16 rounded-card" />)
}

/** The lines while they are on the way. */
export function TodaySkeleton() {
  return (
    <div role="status" aria-label="Loading your day" className={listClass}>
      <Shapes />
    </div>
  )
}

/** The whole panel while home itself is on the way. */
export function TodayShape() {
  return (
    <div>
      <Skeleton className="h-7 w-20" />
      <div className={listClass}>
        <Shapes />
      </div>
    </div>
  )
}
