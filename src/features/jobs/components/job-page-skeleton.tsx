import { LoadingPage, Skeleton } from '@/ui/skeleton'

export function JobPageSkeleton() {
  return (
    <LoadingPage label="Loading job">
      {/* Padding: a margin would reach past the page's frame and move it when the content comes. */}
      <div className="pt-2">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="mt-5 h-10 w-4/5" />
        <Skeleton className="mt-5 h-6 w-40 rounded-full" />
        <Skeleton className="mt-6 h-40 w-full rounded-card sm:h-64" />
        <Skeleton className="mt-6 h-64 w-full rounded-card" />
      </div>
    </LoadingPage>
  )
}
