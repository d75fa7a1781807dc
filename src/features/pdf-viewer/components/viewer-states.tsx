import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

/** A sheet in the place where the first page comes. */
export function OpeningFile({ label, above }: { label: string; above?: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-2 pt-3 sm:px-6 sm:pt-5">
      {above}
      <LoadingRegion label={label}>
        <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-[880px] rounded-none" />
      </LoadingRegion>
    </div>
  )
}

export function FailedFile({
  title,
  message,
  onRetry,
  onClose,
}: {
  title: string
  message: string
  onRetry: () => void
  onClose: () => void
}) {
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <ErrorPanel
        title={`Could not open "${title}"`}
        message={message}
        onRetry={onRetry}
        actions={<Button onClick={onClose}>Close</Button>}
      />
    </div>
  )
}
