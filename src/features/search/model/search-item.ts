import { paths } from '@/config/paths'
import { sectionDocuments } from '@/config/sections'
import type { TestSeriesPackage } from '@/content/categories/schema'
import type { CurrentAffair, ListedAffair } from '@/content/current-affairs/schema'
import type { DailyDose } from '@/content/daily-doses/schema'
import type { Job, ListedJob } from '@/content/jobs/schema'
import type { MockTestCard } from '@/content/mock-tests/schema'
import type { PaidCategory } from '@/content/packs/schema'
import type { ListedQuiz } from '@/content/quizzes/schema'
import type { StudyResource } from '@/content/resources/schema'
import type { Video } from '@/content/videos/schema'
import { pastExamFacts } from '@/domain/past-exam'

/** What the search needs of any document. */
interface FoundFields {
  id: string
  title: string
  text: string
  /** Company or category, shown beside the title. */
  detail: string | null
  /** Searched too; shown when an item was found by one of them. */
  tags: string
  /** A file's own address; null when there is none. */
  url: string | null
}

/** A document that can be found. */
export interface SearchItem extends FoundFields {
  kind: SearchSection
}

/** Most characters of a document's text that are searched: one search reads those of all documents. */
const longestText = 120

/** The beginning of a text, as whole words. */
const beginningOf = (text: string): string =>
  text.length <= longestText
    ? text
    : text
        .slice(0, longestText + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, longestText)

/** What separates tags. */
export const tagsOf = (tags: ReadonlyArray<string | null | undefined>): string =>
  tags.filter(Boolean).join(' · ')

function item(
  { id, title, otherTitles }: { id: string; title: string; otherTitles?: string },
  text: string | null | undefined,
  detail: string | null,
  tags: ReadonlyArray<string | null> = [],
  url: string | null = null,
): FoundFields {
  return {
    id,
    title,
    text: beginningOf(text ?? ''),
    detail,
    tags: tagsOf([...tags.filter((tag) => tag !== detail), otherTitles]),
    url,
  }
}

const ofFile = (file: StudyResource) => item(file, file.description, file.category, [], file.url)

const searched = sectionDocuments.filter((documents) => documents.searched !== null)

/** A kind of documents whose results stand together. */
export type SearchSection = (typeof searched)[number]['kind']

/** What is searched, in the order in which results that fit as well stand. */
export const searchSections: ReadonlyArray<{ id: SearchSection; label: string }> = [...searched]
  .sort((a, b) => a.searched.place - b.searched.place)
  .map(({ kind, searched: { label } }) => ({ id: kind, label }))

/** A document, or what a list holds of it. */
type Found<Listed, Whole> = Listed & Partial<Whole>

/** What a document of each kind is to the search. */
export const searchItemOf = {
  'current-affairs': (article: Found<ListedAffair, CurrentAffair>) =>
    item(article, article.summary ?? article.content, article.category, article.tags),
  jobs: (job: Found<ListedJob, Job>) =>
    item(job, job.description, job.company ?? job.category, [job.category, job.location]),
  packages: (found: TestSeriesPackage) => item(found, found.description, null),
  'mock-tests': (card: MockTestCard) => item(card, card.text, card.category, pastExamFacts(card.source)),
  quizzes: (quiz: Omit<ListedQuiz, 'languages'>) =>
    item(quiz, quiz.description, quiz.category, pastExamFacts(quiz.source)),
  videos: ({ name, ...video }: Video) => item({ ...video, title: name }, video.description, video.category),
  'daily-doses': (dose: DailyDose) => item(dose, dose.text, dose.category),
  resources: ofFile,
  pdfs: ofFile,
  packs: (pack: PaidCategory) => item(pack, pack.description, null),
} satisfies Record<SearchSection, (document: never) => FoundFields>

/** The page that a result of each kind opens. */
export const resultPages: Readonly<Record<SearchSection, (item: SearchItem) => string>> = {
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
export const resultAddress = (found: SearchItem): { to: string } | { file: string } =>
  found.url === null ? { to: resultPages[found.kind](found) } : { file: found.url }
