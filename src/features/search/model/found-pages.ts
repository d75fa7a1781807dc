import { currentAffairsCategories } from '@/config/limits'
import { paths } from '@/config/paths'
import { practicePages } from '@/config/practice-pages'
import { quizCategories } from '@/config/quiz-categories'
import { sections } from '@/config/sections'
import { categoryName } from '@/domain/category-name'
import { categorySearch } from '@/domain/content-section'
import { t } from '@/language/text'
import { indexOfFew, type SearchIndex } from './search-index'
import type { Synonyms } from './synonyms'

/** A page of this app, as the search knows it. */
export interface FoundPage {
  to: string
  title: string
  /** The section of a category. */
  section: string | null
  /** A category as it is stored. */
  tags: string
  text: ''
  detail: null
}

const named = (to: string, title: string, section: string | null = null, tags = ''): FoundPage => ({
  to,
  title,
  section,
  tags,
  text: '',
  detail: null,
})

const categoriesOf = (categories: readonly string[], path: string, section: string) =>
  categories.map((category) =>
    named(path + categorySearch(category), categoryName(category), section, category),
  )

/** The student's own pages. */
const ownPages = [
  named(paths.purchases, t('Purchases and receipts')),
  named(paths.saved, t('Saved')),
  named(paths.offline, t('Downloads')),
  named(paths.history, t('My tests')),
  named(paths.reports, t('Reported questions')),
  named(paths.account, t('Account settings')),
  named(paths.me, t('Me'), null, `${t('Language')} ${t('Extra time')}`),
]

const all = [
  ...practicePages.map(({ to, label }) => named(to, label)),
  ...ownPages,
  ...sections.map(({ path, title }) => named(path, title)),
  ...categoriesOf(quizCategories, paths.contentQuizzes, t('Quizzes')),
  ...categoriesOf(currentAffairsCategories, paths.contentCurrentAffairs, t('Current Affairs')),
]

/** Finds pages: those with a word for each that is looked for. */
export const indexOfPages = (synonyms: Synonyms): SearchIndex<FoundPage> => indexOfFew(all, synonyms)
