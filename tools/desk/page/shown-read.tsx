import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'

/** What an action answered, once it is here; what is older stays on the screen while it is read again. */
export function ShownRead<Data>({
  read,
  what,
  renderData,
}: {
  read: UseQueryResult<Data>
  /** What is read, for a message: `the orders`. */
  what: string
  renderData: (data: Data) => ReactNode
}) {
  if (read.data !== undefined) return renderData(read.data)
  if (read.error)
    return (
      <div role="alert" className="mt-6 rounded-card border border-error-line bg-error-tint p-5">
        <p className="font-semibold">Could not read {what}</p>
        <p className="mt-1 text-muted">{read.error.message}</p>
        <Button className="mt-4" onClick={() => void read.refetch()}>
          Try Again
        </Button>
      </div>
    )
  return (
    <div role="status" aria-label={`Reading ${what}`} className="mt-6 grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
