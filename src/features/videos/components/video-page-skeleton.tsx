import { LoadingPage, Skeleton } from '@/ui/skeleton'

export function VideoPageSkeleton() {
  return (
    <LoadingPage label="Loading video">
      {/* Padding: a margin would reach past the page's frame and move it when the content comes. */}
      <div className="pt-2">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="mt-5 mb-5 h-9 w-4/5" />
        <Skeleton className="aspect-video w-full rounded-card" />
        <Skeleton className="mt-4 h-11 w-48 rounded-control" />
        <Skeleton className="mt-6 h-18 w-full rounded-card" />
      </div>
    </LoadingPage>
  )
}
