import { currentAffairsCategories } from '@/config/limits'
import { t } from '@/language/text'

const names: Readonly<Record<(typeof currentAffairsCategories)[number], string>> = {
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
}

/** A category of current affairs as a student reads it; one that is not in the fixed list (spec section 9) as it is stored. */
export function categoryName(category: string): string {
  const known = currentAffairsCategories.find((one) => one === category)
  return known ? names[known] : category
}
