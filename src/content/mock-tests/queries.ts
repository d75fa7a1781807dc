import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/paged-list'
import { kept } from '../kept'
import { mockTestRepository } from './repository'

export function mockTestsList(category: string | null) {
  return pagedList(
    sectionKey('mock-test', category),
    (count) => mockTestRepository.list(category, count),
    kept('mock-tests'),
  )
}
