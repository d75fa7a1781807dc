import { Skeleton } from '@/ui/skeleton'

/** The hero's two panels while they are on the way. */
export function PanelsSkeleton() {
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-5">
      <Skeleton className="h-66 rounded-card" />
      <Skeleton className="h-66 rounded-card" />
    </div>
  )
}

/** The three next steps while they are on the way. */
export function StepsSkeleton() {
  return (
    <div>
      <Skeleton className="h-6 w-32" />
      <div className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4">
        {['a', 'b', 'c'].map((step) => (
          <Skeleton key={step} className="h-25 rounded-card" />
        ))}
      </div>
    </div>
  )
}
