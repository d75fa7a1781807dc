import type { CurrentAffair } from '@/content/current-affairs/schema'
import type { Savable } from '@/own/saved/query'

/** An article as what is saved for later. */
export function savableArticle({ id, title, category }: CurrentAffair): Savable {
  return { kind: 'article', itemId: id, title, detail: category, url: null }
}
