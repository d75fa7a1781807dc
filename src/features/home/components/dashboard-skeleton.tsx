import { LoadingPage, Skeleton } from '@/ui/skeleton'

/** The dashboard's shape while it is on the way. */
export function DashboardSkeleton() {
  return (
    <LoadingPage label="Loading your home page">
      <div className="page-column py-10 sm:py-14">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="mt-4 h-5 w-80 max-w-full" />
        <Skeleton className="mt-6 h-11 w-48" />
        <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <Skeleton key={place} className="h-44" />
          ))}
        </div>
      </div>
    </LoadingPage>
  )
}
