import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { kept } from '../kept'
import { categoryRepository } from './repository'

/** The active categories of a section. */
export function categoriesQuery(sectionType: string) {
  return queryOptions({
    queryKey: ['categories', sectionType],
    meta: kept('parts'),
    queryFn: () => categoryRepository.list(sectionType),
  })
}

/** The test series packages on show, the same for everybody: their cards and, by name, the section's categories. */
export const packagesQuery = queryOptions({
  queryKey: sectionKey('test-series'),
  meta: kept('packages'),
  queryFn: () => categoryRepository.packages(),
})
