import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import type { ArticleFilters } from '../model/article-filters'

/** An exact date or a month; setting one clears the other (spec section 2, current affairs extras). */
export function DatePanel({
  id,
  filters,
  onDay,
  onMonth,
  onClear,
}: {
  id: string
  filters: ArticleFilters
  onDay: (day: string) => void
  onMonth: (month: string) => void
  onClear: () => void
}) {
  return (
    <fieldset
      id={id}
      aria-label="Filter by Date"
      className="mt-4 grid items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_1fr_auto] sm:p-5"
    >
      <Field
        label="Exact date"
        type="date"
        value={filters.day ?? ''}
        onChange={(event) => onDay(event.target.value)}
      />
      <Field
        label="Month"
        type="month"
        placeholder="2026-11"
        value={filters.month ?? ''}
        onChange={(event) => onMonth(event.target.value)}
      />
      <Button
        className="min-h-12"
        disabled={filters.day === null && filters.month === null}
        onClick={onClear}
      >
        Clear
      </Button>
    </fieldset>
  )
}
