import { LoadingPage, Skeleton } from '@/ui/skeleton'

/** The test's own shape: header, question with four options, palette, bar. */
export function TestSkeleton() {
  return (
    <LoadingPage label="Loading test">
      <div className="whole-screen flex flex-col">
        <div className="flex h-16 items-center justify-between border-b border-line bg-surface px-4 lg:px-6">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-6 w-20" />
        </div>
        <div className="grid flex-1 lg:grid-cols-[1fr_336px]">
          <div className="grid max-w-[840px] content-start gap-3 px-4 py-6 lg:px-10 lg:py-8">
            <Skeleton className="h-6.5 w-24" />
            <Skeleton className="mt-2 mb-4 h-14" />
            {[0, 1, 2, 3].map((option) => (
              <Skeleton key={option} className="h-14" />
            ))}
          </div>
          <div className="border-l border-line bg-surface max-lg:hidden" />
        </div>
        <div className="h-16 border-t border-line bg-surface" />
      </div>
    </LoadingPage>
  )
}
