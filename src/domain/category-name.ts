import type { currentAffairsCategories } from '@/config/limits'
import type { quizCategories } from '@/config/quiz-categories'
import { t } from '@/language/text'

type Category = (typeof currentAffairsCategories)[number] | (typeof quizCategories)[number]

const names: Readonly<Record<Category, string>> = {
  'Important Dates': t('Important Dates'),
  'Science & Technology': t('Science & Technology'),
  Environment: t('Environment'),
  'Andhra Pradesh': t('Andhra Pradesh'),
  National: t('National'),
  Awards: t('Awards'),
  'Books in News': t('Books in News'),
  'Persons in News': t('Persons in News'),
  Economy: t('Economy'),
  International: t('International'),
  Telangana: t('Telangana'),
  Sports: t('Sports'),
  'Disaster Management': t('Disaster Management'),
  'General Knowledge': t('General Knowledge'),
  'General Science': t('General Science'),
  Polity: t('Polity'),
  'Current Affairs': t('Current Affairs'),
  Reasoning: t('Reasoning'),
  Arithmetic: t('Arithmetic'),
  History: t('History'),
  Geography: t('Geography'),
}

/** A category or topic as a student reads it; one that is not in the fixed lists (spec section 9) as it is stored. */
export const categoryName = (category: string): string =>
  Object.hasOwn(names, category) ? names[category as Category] : category
