import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { currentAffairListRepository } from './current-affair-list-repository'

export const importantQuery = queryOptions({
  queryKey: sectionKey('current-affairs', null, 'important'),
  queryFn: () => currentAffairListRepository.important(),
})
