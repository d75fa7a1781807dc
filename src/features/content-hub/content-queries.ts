import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/paged-list'
import { contentRepository } from './content-repository'
import { pdfsCategory } from './model/sections'

export function mockTestsList(category: string | null) {
  return pagedList(sectionKey('mock-test', category), (count) => contentRepository.mockTests(category, count))
}

export function dailyDosesList(category: string | null) {
  return pagedList(sectionKey('daily-dose', category), (count) =>
    contentRepository.dailyDoses(category, count),
  )
}

/** The resource section: free resources, or the PDFs, which have a chip of their own. */
export function resourcesList(category: string | null) {
  return pagedList(sectionKey('resource', category), (count) =>
    category === pdfsCategory ? contentRepository.pdfs() : contentRepository.resources(category, count),
  )
}
