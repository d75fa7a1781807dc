import { locale } from '@/language/languages'

const types = { and: 'conjunction', or: 'disjunction' } as const

/** Each is made when it is first used, because that takes a slow phone long. */
const formats = new Map<keyof typeof types, Intl.ListFormat>()

/** A list in words, in the language of the page: `A, B and C`, `A or B`. */
export function listOf(items: readonly string[], word: keyof typeof types = 'and'): string {
  if (items.length < 2) return items.join('')
  const format = formats.get(word) ?? new Intl.ListFormat(locale, { type: types[word] })
  formats.set(word, format)
  return format.format(items)
}
