import { categoryName } from '@/domain/category-name'
import { language } from '@/language/languages'
import { t } from '@/language/text'

/** What else a student types for a category, in the language of the page. */
const otherWords: Readonly<Record<string, string>> = {
  Polity: t('constitution parliament rights courts elections'),
  Economy: t('budget banks inflation taxes'),
  History: t('freedom movement kings empires'),
  Geography: t('rivers soils monsoon crops'),
  Environment: t('pollution forests wildlife climate'),
  'General Science': t('physics chemistry biology'),
  'Science & Technology': t('space satellites computers'),
  'Disaster Management': t('cyclone flood earthquake drought'),
  Arithmetic: t('percentage ratio profit interest'),
  'Andhra Pradesh': t('Amaravati Polavaram Visakhapatnam'),
  Telangana: t('Hyderabad Kaleshwaram Godavari'),
}

/**
 * Everything that finds a category: its name as it is stored, its name in the language of the page, and other words. Not the
 * other words in English: content is in English, and they find it by itself.
 */
export const categoryWords = (category: string): string =>
  language === 'en' ? category : `${category} ${categoryName(category)} ${otherWords[category] ?? ''}`
