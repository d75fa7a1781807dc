import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/paged-list'
import { kept } from '../kept'
import { dailyDoseRepository } from './repository'

export function dailyDosesList(category: string | null) {
  return pagedList(
    sectionKey('daily-dose', category),
    (count) => dailyDoseRepository.list(category, count),
    kept('daily-doses'),
  )
}
