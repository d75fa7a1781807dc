import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fallbackCategories } from './model/fallback-categories'
import { resourcesOf } from './model/group-resources'
import { packsFrom } from './model/packs-from'
import type { PaidCategory } from './paid-category-schema'
import { paidResourceRepository } from './paid-resource-repository'

/** The grid; the same for every student. */
export const packsQuery = queryOptions({
  queryKey: ['paid-resources', 'packs'],
  queryFn: async () => {
    const [categories, resources] = await Promise.all([
      paidResourceRepository.listCategories(),
      paidResourceRepository.listResources(),
    ])
    return packsFrom(categories, resources)
  },
})

/**
 * One category; null when there is none on show.
 * @param known what the grid handed over: shown at once and refreshed behind (spec section 2).
 */
export function categoryQuery(id: string, known: PaidCategory | null) {
  return queryOptions({
    queryKey: ['paid-resources', 'category', id],
    queryFn: async () => {
      const category =
        (await paidResourceRepository.findCategory(id)) ??
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
    queryFn: async () => resourcesOf(category, await paidResourceRepository.listResourcesOf(category.name)),
    ...(grid && known ? { initialData: [...known.resources], initialDataUpdatedAt: grid.dataUpdatedAt } : {}),
  })
}

/** Where a bought video or link leads; one student's, because another may not see it. */
export function resourceAccessQuery(userId: string, resourceId: string) {
  return queryOptions({
    queryKey: ['paid-resources', 'access', userId, resourceId],
    queryFn: () => paidResourceRepository.findAccess(resourceId),
  })
}
