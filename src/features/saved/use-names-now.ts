import { useMemo } from 'react'
import { scriptOf } from '@/domain/text-language'
import { useFindNames } from '@/features/search'
import { language } from '@/language/languages'
import type { SavedItem } from '@/own/saved/item'

const kinds = { article: ['current-affairs'], job: ['jobs'], resource: ['resources', 'pdfs'] } as const

/**
 * Saved items with their current titles and details, in the language of the page: an item is stored in the language in
 * which it was saved. Nothing is read while all titles are in the language of the page.
 */
export function useNamesNow(items: readonly SavedItem[]): readonly SavedItem[] {
  const findNames = useFindNames(items.some(({ title }) => scriptOf(title) !== language))
  return useMemo(
    () =>
      items.map((item) => {
        const [names] = kinds[item.kind].flatMap((kind) => findNames(kind, item.itemId) ?? [])
        return names ? { ...item, title: names.title, detail: names.detail ?? item.detail } : item
      }),
    [items, findNames],
  )
}
