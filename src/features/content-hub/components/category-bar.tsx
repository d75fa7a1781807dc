import { Link, useSearchParams } from 'react-router-dom'
import { withCategory } from '@/domain/content-section'
import { classNames } from '@/ui/class-names'
import { ScrollRow } from '@/ui/scroll-row'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

function CategoryChip({
  label,
  category,
  current,
  onChoose,
}: {
  label: string
  category: string | null
  current: boolean
  onChoose: () => void
}) {
  const [search] = useSearchParams()
  return (
    <li className="flex-none">
      <Link
        to={{ search: withCategory(search, category) }}
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          // 36 px to look at, 44 px to touch.
          'relative flex h-9 items-center rounded-full border px-3.5 text-sm font-medium whitespace-nowrap',
          'transition-colors after:absolute after:inset-x-0 after:-inset-y-1',
          current
            ? 'border-text bg-text text-background'
            : 'border-line text-muted hover:border-edge hover:text-text',
        )}
      >
        {label}
      </Link>
    </li>
  )
}

/**
 * All plus the section's categories as links. `onChoose` runs at every click, also on the current one (spec section 4:
 * choosing a category reads again even if it is the same). A category that only the address names is no chip.
 */
export function CategoryBar({
  categories,
  chosen,
  onChoose,
}: {
  categories: readonly string[]
  chosen: string | null
  onChoose: (category: string | null) => void
}) {
  return (
    <nav aria-label="Categories">
      <ScrollRow current={chosen ?? 'All'} wraps className="-m-1 gap-2 p-1">
        <CategoryChip label="All" category={null} current={chosen === null} onChoose={() => onChoose(null)} />
        {categories.map((name) => (
          <CategoryChip
            key={name}
            label={name}
            category={name}
            current={name === chosen}
            onChoose={() => onChoose(name)}
          />
        ))}
      </ScrollRow>
    </nav>
  )
}

export function CategoryBarSkeleton() {
  return (
    <LoadingRegion label="Loading categories">
      <div className="flex h-9 gap-2 overflow-hidden">
        {['w-13', 'w-32', 'w-28', 'w-36'].map((width) => (
          <Skeleton key={width} className={`h-9 flex-none rounded-full ${width}`} />
        ))}
      </div>
    </LoadingRegion>
  )
}
