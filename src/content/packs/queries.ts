import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { forEverybody, longList } from '../kept'
import { resourceRepository } from '../resources/repository'
import { fallbackCategories } from './fallback-categories'
import { packsFrom, resourcesOf } from './group-resources'
import { packRepository } from './repository'
import type { PaidCategory } from './schema'

/** The grid; the same for every student. */
export const packsQuery = queryOptions({
  queryKey: ['paid-resources', 'packs'],
  meta: forEverybody,
  queryFn: async () => {
    const [categories, resources] = await Promise.all([packRepository.list(), resourceRepository.listAll()])
    return packsFrom(categories, resources)
  },
  ...longList,
})

/**
 * One category; null when there is none on show.
 * @param id of its document or of its product, by which a file that was opened by its address leads back to its pack
 * @param known what the grid handed over: shown at once and refreshed behind (spec section 2).
 */
export function categoryQuery(id: string, known: PaidCategory | null) {
  return queryOptions({
    queryKey: ['paid-resources', 'category', id],
    meta: forEverybody,
    queryFn: async () => {
      const category =
        (await packRepository.find(id)) ??
        (await packRepository.findByProduct(id)) ??
        fallbackCategories.find((fallback) => fallback.id === id) ??
        null
      return category?.isActive ? category : null
    },
    ...(known ? { initialData: known, initialDataUpdatedAt: 0 } : {}),
  })
}

/** What is in one category; what the grid has read already is shown at once. */
export function categoryResourcesQuery(queryClient: QueryClient, category: PaidCategory) {
  const grid = queryClient.getQueryState(packsQuery.queryKey)
  const known = grid?.data?.find((pack) => pack.category.id === category.id)
  return queryOptions({
    queryKey: ['paid-resources', 'resources', category.name],
    meta: forEverybody,
    queryFn: async () => resourcesOf(category, await resourceRepository.listOfPack(category.name)),
    ...(grid && known ? { initialData: [...known.resources], initialDataUpdatedAt: grid.dataUpdatedAt } : {}),
  })
}
