import type { Savable } from '@/features/saved'
import type { CurrentAffair } from '../current-affair-schema'

/** An article as what is saved for later. */
export function savable({ id, title, category }: CurrentAffair): Savable {
  return { kind: 'article', id, title, detail: category, url: null }
}
