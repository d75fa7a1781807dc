import { Link, useSearchParams } from 'react-router-dom'
import { categoryName } from '@/domain/category-name'
import { withCategory } from '@/domain/content-section'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { ScrollRow } from '@/ui/list/scroll-row'
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
        lang={languageOf(label)}
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
  labelOf = categoryName,
  chosen,
  onChoose,
}: {
  categories: readonly string[]
  /** A category as a student reads it. */
  labelOf?: (category: string) => string
  chosen: string | null
  onChoose: (category: string | null) => void
}) {
  return (
    <nav aria-label={t('Categories')}>
      <ScrollRow current={chosen ?? 'All'} wraps className="-m-1 gap-2 p-1">
        <CategoryChip
          label={t('All')}
          category={null}
          current={chosen === null}
          onChoose={() => onChoose(null)}
        />
        {categories.map((name) => (
          <CategoryChip
            key={name}
            label={labelOf(name)}
            category={name}
            current={name === chosen}
            onChoose={() => onChoose(name)}
          />
        ))}
      </ScrollRow>
    </nav>
  )
}

/** Short names fill one line; long ones fill two from a tablet's width on. */
const skeletonWidths = {
  short: ['w-13', 'w-32', 'w-28', 'w-36'],
  long: ['w-13', 'w-52', 'w-56', 'w-60', 'w-54', 'w-58'],
}

/** @param names how long the section's categories are, which tells how many lines they take */
export function CategoryBarSkeleton({ names = 'short' }: { names?: keyof typeof skeletonWidths }) {
  return (
    <LoadingRegion label={t('Loading categories')}>
      <div className="flex gap-2 overflow-hidden md:flex-wrap">
        {skeletonWidths[names].map((width) => (
          <Skeleton key={width} className={`h-9 flex-none rounded-full ${width}`} />
        ))}
      </div>
    </LoadingRegion>
  )
}
