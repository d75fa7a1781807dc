import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '@/ui/button'

/** The list with one row a place further up (-1) or down (1). */
export function moved<Row>(rows: readonly Row[], index: number, by: -1 | 1): Row[] {
  const next = rows.toSpliced(index, 1)
  const row = rows[index]
  return row === undefined ? [...rows] : next.toSpliced(index + by, 0, row)
}

/** Moves a row of a form, and takes it out. */
export function RowButtons({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  /** Of the row: `test 2`. */
  name: string
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  return (
    <div className="flex flex-none">
      <IconButton
        aria-label={`Move ${name} up`}
        aria-disabled={index === 0}
        className="aria-disabled:opacity-40"
        onClick={() => index > 0 && onMove(-1)}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        aria-disabled={index === count - 1}
        className="aria-disabled:opacity-40"
        onClick={() => index < count - 1 && onMove(1)}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={`Take out ${name}`} onClick={onRemove}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
