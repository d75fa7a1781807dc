import type { Resource } from '../resources/schema'
import { fallbackCategories } from './fallback-categories'
import { type Pack, packsOnShow } from './group-resources'
import type { PaidCategory } from './schema'

/**
 * What the grid shows. When the source holds no category at all, the built-in list stands in (spec section 2), so that
 * the grid never looks broken.
 */
export function packsFrom(categories: readonly PaidCategory[], resources: readonly Resource[]): Pack[] {
  if (categories.length > 0) return packsOnShow(categories, resources)
  return fallbackCategories.map((category) => ({ category, resources: [] }))
}
