import type { currentAffairsCategories } from '@/config/limits'
import type { quizCategories } from '@/config/quiz-categories'
import { t } from '@/language/text'

type FixedCategory = (typeof currentAffairsCategories)[number] | (typeof quizCategories)[number]

const names: Readonly<Record<FixedCategory, string> & Record<string, string>> = {
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
  // Of the published content, the general ones.
  Banking: t('Banking'),
  Courts: t('Courts'),
  Police: t('Police'),
  Railways: t('Railways'),
  Teaching: t('Teaching'),
  'State Government': t('State Government'),
  'Central Government': t('Central Government'),
  Aptitude: t('Aptitude'),
  Science: t('Science'),
  English: t('English'),
  Vocabulary: t('Vocabulary'),
  Constitution: t('Constitution'),
  Parliament: t('Parliament'),
  Society: t('Society'),
  'Mental Ability': t('Mental Ability'),
  'Quantitative Aptitude': t('Quantitative Aptitude'),
  'Data Interpretation': t('Data Interpretation'),
  'Number System': t('Number System'),
  'Number Series': t('Number Series'),
  Simplification: t('Simplification'),
  Percentage: t('Percentage'),
  'Time and Work': t('Time and Work'),
  'Speed and Distance': t('Speed and Distance'),
  'Profit and Loss': t('Profit and Loss'),
  Algebra: t('Algebra'),
  Mensuration: t('Mensuration'),
  'Blood Relations': t('Blood Relations'),
  'Coding and Decoding': t('Coding and Decoding'),
  Physics: t('Physics'),
  Chemistry: t('Chemistry'),
  Biology: t('Biology'),
  'Ancient India': t('Ancient India'),
  'Medieval India': t('Medieval India'),
}

/** A category or topic as a student reads it: the fixed ones (spec section 9) and general ones; any other as it is stored. */
export const categoryName = (category: string): string =>
  Object.hasOwn(names, category) ? (names[category] ?? category) : category
