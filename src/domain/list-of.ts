import { locale } from '@/language/languages'

const formats = {
  and: new Intl.ListFormat(locale, { type: 'conjunction' }),
  or: new Intl.ListFormat(locale, { type: 'disjunction' }),
}

/** A list in words: `A, B and C`, `A or B`. */
export const listOf = (items: readonly string[], word: 'and' | 'or' = 'and'): string =>
  formats[word].format(items)
