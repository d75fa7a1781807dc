import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '@/ui/button'

/** One page of a long list at a time. Pages count from 0. */
export function Pager({
  label,
  page,
  size,
  count,
  onPage,
}: {
  label: string
  page: number
  size: number
  count: number
  onPage: (page: number) => void
}) {
  const pages = Math.ceil(count / size)
  if (pages < 2) return null
  const first = page * size + 1
  const last = Math.min(count, first + size - 1)
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-detail text-muted tabular-nums">
        {first.toLocaleString('en-IN')} to {last.toLocaleString('en-IN')} of {count.toLocaleString('en-IN')}
      </span>
      <span className="flex items-center gap-1">
        <IconButton aria-label="Previous page" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <select
          aria-label={`Page of ${pages}`}
          className="min-h-11 rounded-control border border-edge/70 bg-background px-3"
          value={page}
          onChange={({ target }) => onPage(Number(target.value))}
        >
          {Array.from({ length: pages }, (_, index) => (
            // Pages have no other name.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <option key={index} value={index}>
              Page {index + 1}
            </option>
          ))}
        </select>
        <IconButton aria-label="Next page" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </span>
    </nav>
  )
}
