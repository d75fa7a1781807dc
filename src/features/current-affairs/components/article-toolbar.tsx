import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { FilterSelect } from '@/ui/list/filter-select'
import { type ArticleFilters, readFilters, withFilter } from '../model/article-filters'

/** An exact date or a month; setting one clears the other (spec section 2, current affairs extras). */
function DatePanel({
  id,
  filters,
  onChange,
}: {
  id: string
  filters: ArticleFilters
  /** An empty value clears both. */
  onChange: (name: 'date' | 'month', value: string) => void
}) {
  return (
    <fieldset
      id={id}
      aria-label={t('Filter by Date')}
      className="mt-4 grid items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_1fr_auto] sm:p-5"
    >
      <Field
        label={t('Exact date')}
        type="date"
        value={filters.day ?? ''}
        onChange={(event) => onChange('date', event.target.value)}
      />
      <Field
        label={t('Month')}
        type="month"
        placeholder="2026-11"
        value={filters.month ?? ''}
        onChange={(event) => onChange('month', event.target.value)}
      />
      <Button
        className="min-h-12"
        disabled={filters.day === null && filters.month === null}
        onClick={() => onChange('date', '')}
      >
        {t('Clear')}
      </Button>
    </fieldset>
  )
}

const sortOptions = [
  ['latest', t('Latest First')],
  ['oldest', t('Oldest First')],
] as const

/** The count, the date filter and the order of the list, which live in the URL. */
export function ArticleToolbar({ count }: { count: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const isFiltered = filters.day !== null || filters.month !== null
  const panelId = useId()
  // A shared link with a filter shows the filter.
  const [open, setOpen] = useState(isFiltered)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto empty:hidden">{count}</div>
        <div className="ml-auto flex gap-3 max-sm:w-full">
          <Button
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            className="max-sm:flex-1 max-sm:px-2"
            onClick={() => setOpen(!open)}
          >
            {t('Filter by Date')}
            {isFiltered && (
              <span
                role="img"
                aria-label={t('A date filter is active')}
                className="size-2 rounded-full bg-primary"
              />
            )}
            <ChevronDown size={18} aria-hidden className={open ? 'rotate-180' : ''} />
          </Button>
          <FilterSelect
            label={t('Sort')}
            value={filters.sort}
            options={sortOptions}
            onChoose={(sort) => setSearch(withFilter(search, 'sort', sort))}
          />
        </div>
      </div>
      {open && (
        <DatePanel
          id={panelId}
          filters={filters}
          // Typing a year passes through 0002 and 0020: Back does not return to those.
          onChange={(name, value) => setSearch(withFilter(search, name, value), { replace: true })}
        />
      )}
    </>
  )
}
