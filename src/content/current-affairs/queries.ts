import { queryOptions, skipToken } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/paged-list'
import { kept, longList } from '../kept'
import { currentAffairRepository } from './repository'
import type { CurrentAffair } from './schema'

export function currentAffairsList(category: string | null) {
  return pagedList(
    sectionKey('current-affairs', category),
    (count) => currentAffairRepository.list(category, count),
    kept('current-affairs'),
    category === null ? longList : {},
  )
}

/** Those that every student should have read. */
export const importantQuery = queryOptions({
  queryKey: sectionKey('current-affairs', null, 'important'),
  meta: kept('current-affairs'),
  queryFn: () => currentAffairRepository.important(),
})

/** Which article a page is asked for: by id, or by its readable address. */
export type ArticleReference = { id: string } | { slugId: string }

export function currentAffairQuery(reference: ArticleReference | null) {
  return queryOptions({
    queryKey: ['current-affair', reference],
    meta: kept('current-affairs'),
    queryFn:
      reference === null
        ? skipToken
        : () =>
            'id' in reference
              ? currentAffairRepository.find(reference.id)
              : currentAffairRepository.findByAddress(reference.slugId),
  })
}

export function relatedQuery({ id, category }: Pick<CurrentAffair, 'id' | 'category'>) {
  return queryOptions({
    queryKey: ['related-current-affairs', category, id],
    meta: kept('current-affairs'),
    queryFn: category === null ? skipToken : () => currentAffairRepository.related({ id, category }),
  })
}
