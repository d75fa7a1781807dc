import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/ui/button'
import { FilterSelect } from '@/ui/list/filter-select'
import { readFilters, withFilter } from '../model/article-filters'
import { DatePanel } from './date-panel'

const sortOptions = [
  ['latest', 'Latest First'],
  ['oldest', 'Oldest First'],
] as const

/** The count, the date filter and the order of the list, which live in the URL. */
export function ArticleToolbar({ count }: { count: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const isFiltered = filters.day !== null || filters.month !== null
  const panelId = useId()
  // A list that comes filtered, by a shared link, shows what it is filtered by.
  const [open, setOpen] = useState(isFiltered)
  // Typing a year passes through 0002 and 0020: those are no places to come back to.
  const change = (what: Parameters<typeof withFilter>[1]) =>
    setSearch(withFilter(search, what), { replace: true })
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
            Filter by Date
            {isFiltered && (
              <span
                role="img"
                aria-label="A date filter is active"
                className="size-2 rounded-full bg-primary"
              />
            )}
            <ChevronDown size={18} aria-hidden className={open ? 'rotate-180' : ''} />
          </Button>
          <FilterSelect
            label="Sort"
            value={filters.sort}
            options={sortOptions}
            onChoose={(sort) => setSearch(withFilter(search, { sort }))}
          />
        </div>
      </div>
      {open && (
        <DatePanel
          id={panelId}
          filters={filters}
          onDay={(day) => change({ day })}
          onMonth={(month) => change({ month })}
          onClear={() => change('clear-dates')}
        />
      )}
    </>
  )
}
