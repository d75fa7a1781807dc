import type { PaidCategory } from '../paid-category-schema'
import type { PaidResource } from '../resource-schema'
import { type Pack, packsOnShow } from './group-resources'

/** The built-in packs; loaded only when they are needed. */
export async function readFallback(): Promise<readonly PaidCategory[]> {
  return (await import('./fallback-categories')).fallbackCategories
}

/**
 * What the grid shows. When the source holds no category at all, the built-in list stands in (spec section 2), so that
 * the grid never looks broken.
 */
export async function packsFrom(
  categories: readonly PaidCategory[],
  resources: readonly PaidResource[],
): Promise<Pack[]> {
  if (categories.length > 0) return packsOnShow(categories, resources)
  return (await readFallback()).map((category) => ({ category, resources: [] }))
}
