import { queryOptions } from '@tanstack/react-query'
import { categoryRepository } from './category-repository'

/** The active categories of a section; the test series section shows the same read as cards. */
export function categoriesQuery(sectionType: string) {
  return queryOptions({
    queryKey: ['categories', sectionType],
    queryFn: () => categoryRepository.list(sectionType),
  })
}
