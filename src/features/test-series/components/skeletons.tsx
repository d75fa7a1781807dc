import { LoadingPage, LoadingRegion, Skeleton } from '@/ui/skeleton'

export function PackageSkeleton() {
  return (
    <LoadingPage label="Loading test series">
      <Skeleton className="h-96 rounded-card md:h-64 lg:h-56" />
      <Skeleton className="mt-10 h-7 w-52" />
      <Skeleton className="mt-4 h-40 rounded-card" />
      <Skeleton className="mt-10 h-7 w-52" />
      <Skeleton className="mt-4 h-60 rounded-card" />
    </LoadingPage>
  )
}

export function PackageGridSkeleton() {
  return (
    <LoadingRegion label="Loading test series">
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-88 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  )
}
