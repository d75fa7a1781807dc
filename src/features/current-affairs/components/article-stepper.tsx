import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/ui/button'

/** Previous, 'n of total', Next; it stays at the modal's foot however long the article is. */
export function ArticleStepper({
  place,
  total,
  onStep,
}: {
  /** Zero-based. */
  place: number
  total: number
  onStep: (by: -1 | 1) => void
}) {
  return (
    <div className="sticky -bottom-5 -mx-5 mt-8 -mb-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
      <Button disabled={place === 0} onClick={() => onStep(-1)}>
        <ChevronLeft size={18} aria-hidden />
        Previous
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums">
        {place + 1} of {total}
      </p>
      <Button disabled={place === total - 1} onClick={() => onStep(1)}>
        Next
        <ChevronRight size={18} aria-hidden />
      </Button>
    </div>
  )
}
