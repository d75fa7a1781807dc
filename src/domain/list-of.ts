import { locale } from '@/language/languages'

/** A list in words, in the language of the page: `A, B and C`, `A or B`. */
export function listOf(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('')
  return new Intl.ListFormat(locale, { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(items)
}
