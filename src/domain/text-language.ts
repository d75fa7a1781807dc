import { type Language, language } from '@/language/languages'
import { t } from '@/language/text'

/** The language whose script a text is in. */
export function scriptOf(text: string): Language {
  if (/[\u0C00-\u0C7F]/.test(text)) return 'te'
  return /[\u0900-\u097F]/.test(text) ? 'hi' : 'en'
}

/**
 * The language of a text in an Indian script that the product's exams use, for the `lang` attribute: a screen reader
 * then speaks it and the browser picks the right font. English for Latin letters, undefined where the page is English itself.
 */
export function languageOf(text: string): 'te' | 'hi' | 'en-IN' | undefined {
  const script = scriptOf(text)
  if (script !== 'en') return script
  return language === 'en' ? undefined : 'en-IN'
}

/** The language of a fact; none for one of figures alone. */
export const languageOfFact = (fact: string) => (/\p{L}/u.test(fact) ? languageOf(fact) : undefined)

/** A language as the language of the page names it. */
export const languageNames: Record<Language, string> = { en: t('English'), te: t('Telugu'), hi: t('Hindi') }

/** The names of languages, after one another. */
export const namesOf = (languages: readonly Language[]): string =>
  languages.map((one) => languageNames[one]).join(', ')

const inLanguage: Record<Language, string> = { en: t('In English'), te: t('In Telugu'), hi: t('In Hindi') }

/**
 * Says in which languages something is; null for one that is in the page's language alone.
 * @param languages of what the title leads to, such as questions or a file; else the script of `text` tells
 */
export function languageNote(text: string, languages: readonly Language[] = []): string | null {
  const [only = scriptOf(text), ...others] = languages
  if (others.length > 0) return namesOf(languages)
  return only === language ? null : inLanguage[only]
}
