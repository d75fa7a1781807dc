import { queryOptions, skipToken } from '@tanstack/react-query'
import { currentAffairRepository } from './current-affair-repository'
import type { CurrentAffair } from './current-affair-schema'

/** Which article a page is asked for: by id, or by its readable address. */
export type ArticleReference = { id: string } | { slugId: string }

export function currentAffairQuery(reference: ArticleReference | null) {
  return queryOptions({
    queryKey: ['current-affair', reference],
    queryFn:
      reference === null
        ? skipToken
        : () =>
            'id' in reference
              ? currentAffairRepository.find(reference.id)
              : currentAffairRepository.findByAddress(reference.slugId),
  })
}

export function relatedQuery(article: CurrentAffair) {
  const { id, category } = article
  return queryOptions({
    queryKey: ['related-current-affairs', category, id],
    queryFn: category === null ? skipToken : () => currentAffairRepository.related({ id, category }),
  })
}
