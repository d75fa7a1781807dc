import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { importantRepository } from './important-repository'

export const importantQuery = queryOptions({
  queryKey: sectionKey('current-affairs', null, 'important'),
  queryFn: () => importantRepository.important(),
})
