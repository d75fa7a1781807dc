import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/list-pages'
import { contentRepository } from './content-repository'
import { pdfsCategory } from './model/sections'

export function mockTestsList(category: string | null) {
  return pagedList(sectionKey('mock-test', category), (part) => contentRepository.mockTests(category, part))
}

export function dailyDosesList(category: string | null) {
  return pagedList(sectionKey('daily-dose', category), (part) => contentRepository.dailyDoses(category, part))
}

/** The resource section: free resources, or the PDFs, which have a chip of their own. */
export function resourcesList(category: string | null) {
  return pagedList(sectionKey('resource', category), (part) =>
    category === pdfsCategory ? contentRepository.pdfs() : contentRepository.resources(category, part),
  )
}
