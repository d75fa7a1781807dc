import { currentAffairsCategories } from '@/config/limits'
import { paths } from '@/config/paths'
import { practicePages } from '@/config/practice-pages'
import { quizCategories } from '@/config/quiz-categories'
import { sections } from '@/config/sections'
import { categoryName } from '@/domain/category-name'
import { categorySearch } from '@/domain/content-section'
import { t } from '@/language/text'
import { categoryWords } from './category-words'
import { wordsOf } from './match'

/** A page of this app, as the search knows it. */
export interface FoundPage {
  to: string
  label: string
  /** The section of a category. */
  detail: string | null
}

/** The categories of a section, each found by its `categoryWords`. */
const categoriesOf = (categories: readonly string[], path: string, detail: string) =>
  categories.map((category) => ({
    to: path + categorySearch(category),
    label: categoryName(category),
    detail,
    words: wordsOf(categoryWords(category)),
  }))

const named = (to: string, label: string) => ({ to, label, detail: null, words: wordsOf(label) })

const all: ReadonlyArray<FoundPage & { words: string[] }> = [
  ...practicePages.map(({ to, label }) => named(to, label)),
  ...sections.map(({ path, title }) => named(path, title)),
  ...categoriesOf(quizCategories, paths.contentQuizzes, t('Quizzes')),
  ...categoriesOf(currentAffairsCategories, paths.contentCurrentAffairs, t('Current Affairs')),
]

/** The pages with a word beginning with each of `words` (folded, of `wordsOf`); none without words. */
export const foundPages = (words: readonly string[]): FoundPage[] =>
  all.filter(
    (page) => words.length > 0 && words.every((word) => page.words.some((one) => one.startsWith(word))),
  )
