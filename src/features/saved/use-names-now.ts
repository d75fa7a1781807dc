import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { scriptOf } from '@/domain/text-language'
import { language } from '@/language/languages'
import type { SavedItem } from '@/own/saved/item'

const kinds = { article: ['current-affairs'], job: ['jobs'], resource: ['resources', 'pdfs'] } as const

/** What published documents are called in the language of the page, by kind and id: as the search has read them. */
const namesQuery = queryOptions({
  queryKey: ['names-now'],
  queryFn: async ({ client }) => {
    const { findableQuery } = await import('@/features/search')
    const { items } = await client.fetchQuery(findableQuery)
    return new Map(items.map(({ kind, id, title, detail }) => [`${kind} ${id}`, { title, detail }]))
  },
})

/**
 * Saved items with their current titles and details, in the language of the page: an item is stored in the language in
 * which it was saved. Nothing is read while all titles are in the language of the page.
 */
export function useNamesNow(items: readonly SavedItem[]): readonly SavedItem[] {
  const isForeign = ({ title }: SavedItem) => scriptOf(title) !== language
  const { data: names } = useQuery({ ...namesQuery, enabled: items.some(isForeign) })
  return useMemo(
    () =>
      items.map((item) => {
        const [now] = kinds[item.kind].flatMap((kind) => names?.get(`${kind} ${item.itemId}`) ?? [])
        return now ? { ...item, title: now.title, detail: now.detail ?? item.detail } : item
      }),
    [items, names],
  )
}
