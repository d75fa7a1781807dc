import { msg, translate } from '@/language/text'

/** The categories that have translations: the fixed ones (spec section 9), and those of the other sections as published. */
export const translatedCategories = [
  msg('Important Dates'),
  msg('Science & Technology'),
  msg('Environment'),
  msg('Andhra Pradesh'),
  msg('National'),
  msg('Awards'),
  msg('Books in News'),
  msg('Persons in News'),
  msg('Economy'),
  msg('International'),
  msg('Telangana'),
  msg('Sports'),
  msg('Disaster Management'),
  msg('General Knowledge'),
  msg('General Science'),
  msg('Polity'),
  msg('Current Affairs'),
  msg('Reasoning'),
  msg('Arithmetic'),
  msg('History'),
  msg('Geography'),
  msg('Aptitude'),
  msg('Science'),
  msg('Vocabulary'),
  msg('Banking'),
  msg('Courts'),
  msg('Police'),
  msg('Railways'),
  msg('Teaching'),
  msg('Central Government'),
  msg('State Government'),
  msg('State PSC'),
  msg('Official Sources'),
  msg('Revision Sheets'),
  msg('Syllabus and Pattern'),
] as const

/** A category or topic as a student reads it; any other as it is stored. */
export const categoryName = (category: string): string => translate(category)
