import type { Resource } from '../resources/schema'
import { fallbackCategories } from './fallback-categories'
import type { PaidCategory } from './schema'

/** A pack with what is in it. */
export interface Pack {
  category: PaidCategory
  resources: readonly Resource[]
}

/** The resources of one category that may be shown, in the teacher's order; without one, in that of their titles. */
export function resourcesOf(category: PaidCategory, resources: readonly Resource[]): Resource[] {
  const { name, order = [] } = category
  const place = ({ id }: Resource) => (order.includes(id) ? order.indexOf(id) : order.length)
  return resources
    .filter((resource) => resource.isActive && resource.category === name)
    .sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title, 'en', { numeric: true }))
}

/** The packs of the grid: active categories that have resources (spec section 7). */
export function packsOnShow(categories: readonly PaidCategory[], resources: readonly Resource[]): Pack[] {
  return categories
    .filter((category) => category.isActive)
    .map((category) => ({ category, resources: resourcesOf(category, resources) }))
    .filter((pack) => pack.resources.length > 0)
}

/**
 * What the grid shows. When the source holds no category at all, it shows the built-in list (spec
 * section 2).
 */
export function packsFrom(categories: readonly PaidCategory[], resources: readonly Resource[]): Pack[] {
  if (categories.length > 0) return packsOnShow(categories, resources)
  return fallbackCategories.map((category) => ({ category, resources: [] }))
}
