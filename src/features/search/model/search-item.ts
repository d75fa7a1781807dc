import type { TestSeriesPackage } from '@/content/categories/schema'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import type { DailyDose } from '@/content/daily-doses/schema'
import type { Job } from '@/content/jobs/schema'
import type { MockTestCard } from '@/content/mock-tests/schema'
import type { PaidCategory } from '@/content/packs/schema'
import type { QuizSummary } from '@/content/quizzes/schema'
import type { StudyResource } from '@/content/resources/schema'
import type { Video } from '@/content/videos/schema'

/** What the search needs of any document. */
export interface SearchItem {
  id: string
  title: string
  text: string
  /** Company or category, shown beside the title. */
  detail: string | null
  /** Searched too, and shown where one of them is why an item was found. */
  tags: string
  /** A file's own address; null when there is none. */
  url: string | null
}

/** Characters of a document's text that are searched and kept: enough for a summary, little for a device. */
const longestText = 600

function item(
  { id, title }: { id: string; title: string },
  text: string | null,
  detail: string | null,
  tags: ReadonlyArray<string | null> = [],
  url: string | null = null,
): SearchItem {
  return {
    id,
    title,
    text: (text ?? '').slice(0, longestText),
    detail,
    tags: tags.filter((tag) => tag !== null).join(' · '),
    url,
  }
}

const ofCard = (card: MockTestCard | DailyDose) => item(card, card.text, card.category, [card.category])
const ofFile = (file: StudyResource) => item(file, file.description, file.category, [file.category], file.url)

/** What a document of each kind is to the search. */
export const searchItemOf = {
  'current-affairs': (article: CurrentAffair) =>
    item(article, article.summary ?? article.content, article.category, [article.category, ...article.tags]),
  jobs: (job: Job) => item(job, job.description, job.company ?? job.category, [job.category, job.location]),
  packages: (found: TestSeriesPackage) => item(found, found.description, null),
  'mock-tests': ofCard,
  quizzes: (quiz: QuizSummary) => item(quiz, quiz.description, quiz.category, [quiz.category]),
  videos: ({ name, ...video }: Video) =>
    item({ ...video, title: name }, video.description, video.category, [video.category]),
  'daily-doses': ofCard,
  resources: ofFile,
  pdfs: ofFile,
  packs: ({ name, ...pack }: PaidCategory) => item({ ...pack, title: name }, pack.description, null),
}

export type SearchSection = keyof typeof searchItemOf

/** What is searched, in the order in which results that fit as well stand. */
export const searchSections: ReadonlyArray<{ id: SearchSection; label: string }> = [
  { id: 'current-affairs', label: 'Current Affairs' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'packages', label: 'Test Series' },
  { id: 'mock-tests', label: 'Mock Tests' },
  { id: 'quizzes', label: 'Quizzes' },
  { id: 'videos', label: 'Videos' },
  { id: 'daily-doses', label: 'Daily Dose' },
  { id: 'resources', label: 'Resources' },
  { id: 'pdfs', label: 'PDFs' },
  { id: 'packs', label: 'Paid PDFs' },
]
