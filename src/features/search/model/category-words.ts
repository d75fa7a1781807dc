import { categoryName } from '@/domain/category-name'
import { language } from '@/language/languages'
import { msg, translate } from '@/language/text'

/** What else a student types for a category; only the translations are used. */
export const searchWords = [
  msg('Polity (search words)'),
  msg('Economy (search words)'),
  msg('History (search words)'),
  msg('Geography (search words)'),
  msg('Environment (search words)'),
  msg('General Science (search words)'),
  msg('Science & Technology (search words)'),
  msg('Andhra Pradesh (search words)'),
  msg('Telangana (search words)'),
] as const

/** Nothing for a category that has none. */
function otherWords(category: string): string {
  const key = `${category} (search words)`
  const words = translate(key)
  return words === key ? '' : words
}

/**
 * Everything that finds a category: its name as it is stored, its name in the language of the page, and other words of that
 * language.
 */
export const categoryWords = (category: string): string =>
  language === 'en' ? category : `${category} ${categoryName(category)} ${otherWords(category)}`
