/** What the sections of the content hub share, whichever feature fills them (spec section 2, content hub). */
import type { SectionId } from '@/config/sections'

/** Query key of what a section shows; the hub makes everything under `sectionKey(section)` stale to read it again. */
export function sectionKey(section: SectionId, ...parts: ReadonlyArray<string | null>) {
  return ['section', section, ...parts] as const
}

/** The chosen category as the URL carries it; null for all of them. */
export function chosenCategory(search: URLSearchParams): string | null {
  const category = search.get('category')?.trim()
  return !category || category.toLowerCase() === 'all' ? null : category
}

/** The query string of a category by itself, `''` for all of them. */
export function categorySearch(category: string | null): string {
  return category === null ? '' : `?${new URLSearchParams({ category })}`
}

/** What narrows or orders a list beside its category, as the URL names it. */
const filterNames = ['date', 'exam', 'month', 'shift', 'sort', 'type', 'year']

/** The query string of another category: the filters stay, whatever else the URL holds (an open item) goes. */
export function withCategory(search: URLSearchParams, category: string | null): string {
  const kept = [...search].filter(([name]) => filterNames.includes(name))
  const next = new URLSearchParams([...(category === null ? [] : [['category', category]]), ...kept])
  return next.size === 0 ? '' : `?${next}`
}
