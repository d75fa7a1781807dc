import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/paged-list'
import { currentAffairListRepository } from './current-affair-list-repository'

export function currentAffairsList(category: string | null) {
  return pagedList(sectionKey('current-affairs', category), (count) =>
    currentAffairListRepository.list(category, count),
  )
}
