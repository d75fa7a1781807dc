import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { contentRepository } from './content-repository'
import { pdfsCategory } from './model/sections'

export function mockTestsQuery(category: string | null) {
  return queryOptions({
    queryKey: sectionKey('mock-test', category),
    queryFn: () => contentRepository.mockTests(category),
  })
}

export function dailyDosesQuery(category: string | null) {
  return queryOptions({
    queryKey: sectionKey('daily-dose', category),
    queryFn: () => contentRepository.dailyDoses(category),
  })
}

/** The resource section: free resources, or the PDFs, which have a chip of their own. */
export function resourcesQuery(category: string | null) {
  return queryOptions({
    queryKey: sectionKey('resource', category),
    queryFn: () =>
      category === pdfsCategory ? contentRepository.pdfs() : contentRepository.resources(category),
  })
}
