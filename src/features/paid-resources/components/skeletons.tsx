import { LoadingRegion, Skeleton } from '@/ui/skeleton'

export function PackGridSkeleton() {
  return (
    <LoadingRegion label="Loading paid PDFs">
      <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-32 rounded-card sm:h-80" />
        ))}
      </div>
    </LoadingRegion>
  )
}

export function ResourceListSkeleton() {
  return (
    <LoadingRegion label="Loading resources">
      <div className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  )
}

export function CategorySkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_340px] lg:gap-12">
      <LoadingRegion label="Loading pack">
        <Skeleton className="aspect-video w-full rounded-card lg:max-h-80" />
        <Skeleton className="mt-6 h-9 w-72 max-w-full" />
        <Skeleton className="mt-4 h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-3/4" />
      </LoadingRegion>
      <Skeleton className="h-56 rounded-card" />
    </div>
  )
}
