import { paths } from '@/config/paths'
import type { SearchItem, SearchSection } from './search-item'

const pages: Record<SearchSection, (item: SearchItem) => string> = {
  'current-affairs': ({ title, id }) => paths.currentAffairArticle(title, id),
  jobs: ({ id }) => paths.job(id),
  packages: ({ id }) => paths.testSeriesPackage(id),
  'mock-tests': ({ id }) => paths.mockTest(id),
  quizzes: ({ id }) => paths.quiz(id),
  videos: ({ id }) => paths.video(id),
  'daily-doses': ({ id }) => paths.dailyDose(id),
  resources: () => paths.contentResource,
  pdfs: () => paths.contentResource,
  packs: ({ id }) => paths.paidCategory(id),
}

/** Where a result opens: a page of this site, or, of a free document, the file itself in a new tab. */
export function resultAddress(section: SearchSection, item: SearchItem): { to: string } | { file: string } {
  const isFile = section === 'resources' || section === 'pdfs'
  return isFile && item.url !== null ? { file: item.url } : { to: pages[section](item) }
}
