import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { categoryRepository } from './category-repository'

/** The active categories of a section. */
export function categoriesQuery(sectionType: string) {
  return queryOptions({
    queryKey: ['categories', sectionType],
    queryFn: () => categoryRepository.list(sectionType),
  })
}

/** The test series packages: the cards of their section and, by name, its categories, in one read. */
export const packagesQuery = queryOptions({
  queryKey: sectionKey('test-series'),
  queryFn: () => categoryRepository.packages(),
})
