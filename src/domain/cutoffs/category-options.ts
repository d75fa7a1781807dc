import { t } from '@/language/text'
import { type ExamCategory, examCategories } from '../exam-category'

type CategoryChoice = ExamCategory | 'unsaid'

/** The categories, each with its text; all but the first are called by their letters. */
const options: ReadonlyArray<readonly [CategoryChoice | '', string]> = [
  ...examCategories.map(
    (category) =>
      [category, category === 'general' ? t('General (UR, OC)') : category.toUpperCase()] as const,
  ),
  ['unsaid', t('Prefer not to say')],
]

/** What a student may choose, as a `FilterSelect` has it; `''` while nothing is chosen. */
export const categoryOptions = (chosen: CategoryChoice | null): typeof options =>
  chosen === null ? [['', t('Your category')], ...options] : options
