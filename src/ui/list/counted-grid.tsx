import type { ReactNode } from 'react'
import { categoryName } from '@/domain/category-name'
import { t } from '@/language/text'
import { CardGrid } from './card-grid'

/** What a list says when a category is chosen, and only then (spec section 2, content hub). */
export function ItemCount({ count, category }: { count: number; category: string | null }) {
  if (category === null) return null
  return (
    <p role="status" className="text-status text-muted">
      {t('Showing {count, plural, one {# item} other {# items}} in "{category}" category', {
        count,
        category: categoryName(category),
      })}
    </p>
  )
}

/** The cards of a section, under the line that counts them. */
export function CountedGrid<Item extends { id: string }>({
  items,
  category,
  children,
}: {
  items: readonly Item[]
  category: string | null
  children: (item: Item) => ReactNode
}) {
  return (
    <div className="grid gap-4">
      <ItemCount count={items.length} category={category} />
      <CardGrid items={items}>{children}</CardGrid>
    </div>
  )
}
