import type { currentAffairsCategories } from '@/config/limits'
import type { quizCategories } from '@/config/quiz-categories'
import { t } from '@/language/text'

type Category = (typeof currentAffairsCategories)[number] | (typeof quizCategories)[number]

/** The fixed categories (spec section 9), and those of the other sections as they are published. */
const names: Readonly<Record<Category, string> & Record<string, string>> = {
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
  Aptitude: t('Aptitude'),
  Science: t('Science'),
  Vocabulary: t('Vocabulary'),
  Banking: t('Banking'),
  Courts: t('Courts'),
  Police: t('Police'),
  Railways: t('Railways'),
  Teaching: t('Teaching'),
  'Central Government': t('Central Government'),
  'State Government': t('State Government'),
  'State PSC': t('State PSC'),
  'Official Sources': t('Official Sources'),
  'Revision Sheets': t('Revision Sheets'),
  'Syllabus and Pattern': t('Syllabus and Pattern'),
}

/** A category or topic as a student reads it; any other as it is stored. */
export const categoryName = (category: string): string =>
  (Object.hasOwn(names, category) && names[category]) || category
