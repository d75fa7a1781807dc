import { categoryName } from '@/domain/category-name'
import { language } from '@/language/languages'
import { t } from '@/language/text'

/** What else a student types for a category; only its translations are used. */
const otherWords: Readonly<Record<string, string>> = {
  Polity: t('Polity (search words)'),
  Economy: t('Economy (search words)'),
  History: t('History (search words)'),
  Geography: t('Geography (search words)'),
  Environment: t('Environment (search words)'),
  'General Science': t('General Science (search words)'),
  'Science & Technology': t('Science & Technology (search words)'),
  'Andhra Pradesh': t('Andhra Pradesh (search words)'),
  Telangana: t('Telangana (search words)'),
}

/**
 * Everything that finds a category: its name as it is stored, its name in the language of the page, and other words. Not the
 * other words in English: content is in English, and they find it by itself.
 */
export const categoryWords = (category: string): string =>
  language === 'en' ? category : `${category} ${categoryName(category)} ${otherWords[category] ?? ''}`
