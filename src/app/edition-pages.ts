import type { QueryKey } from '@tanstack/react-query'
import { academy } from '@/config/academy'
import { paths, patterns } from '@/config/paths'
import { sections } from '@/config/sections'
import { categoryRepository } from '@/content/categories/repository'
import { currentAffairQuery, relatedQuery } from '@/content/current-affairs/queries'
import { currentAffairRepository } from '@/content/current-affairs/repository'
import { jobQuery, jobsList } from '@/content/jobs/queries'
import { jobRepository } from '@/content/jobs/repository'
import { categoryQuery } from '@/content/packs/queries'
import { packRepository } from '@/content/packs/repository'
import { paperOfQuiz } from '@/content/papers/papers'
import { quizQuery } from '@/content/quizzes/queries'
import { quizRepository } from '@/content/quizzes/repository'
import { isOffered, type Quiz } from '@/content/quizzes/schema'
import { hubSections } from '@/features/content-hub'
import { opensInHtml } from '@/features/quizzes'

/**
 * How many documents of one kind have a page as HTML: the newest, and of quizzes, which have no date, the first by id. The
 * others open in the frame.
 */
const mostOfKind = 2000

/** What is read of a page before it is rendered. */
interface Read {
  readonly known: ReadonlyArray<readonly [key: QueryKey, data: unknown]>
  /** What a feed tells of it. */
  readonly description?: string | null
}

interface News {
  readonly section: 'current-affairs' | 'jobs'
  readonly id: string
  readonly title: string
}

/** A page about one document, which the build makes (docs/decisions/075). */
interface EditionPage {
  /** As in the address bar. */
  readonly path: string
  /** Of the route table. */
  readonly pattern: string
  /** When its document was published; null when nobody knows. */
  readonly date: Date | null
  /** null for what is no news. */
  readonly news: News | null
  /** Whether it is in the sitemap. */
  readonly isListed: boolean
  /**
   * Reads documents beside those of other pages; rendering reads the rest. null: there is nothing to show.
   * @throws AppError; Error when there is none
   */
  readonly read: () => Promise<Read | null>
}

/** A page without a date, and so without news. */
const undated = { date: null, news: null, isListed: true } as const

/** A listed document in whole. @throws Error when it is gone since */
function whole<T>(document: T | null): T {
  if (document === null) throw new Error('it is no longer on show')
  return document
}

const slugIdOf = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))

const articlePages = async (): Promise<EditionPage[]> => {
  const { items } = await currentAffairRepository.list(null, mostOfKind)
  return items.map(({ id, title, category, date }) => {
    const path = paths.currentAffairArticle(title, id)
    const read = async (): Promise<Read> => {
      const [article, related] = await Promise.all([
        currentAffairRepository.find(id).then(whole),
        category === null ? [] : currentAffairRepository.related({ id, category }),
      ])
      return {
        known: [
          [currentAffairQuery({ slugId: slugIdOf(path) }).queryKey, article],
          [relatedQuery(article).queryKey, related],
        ],
        description: article.summary ?? article.content,
      }
    }
    const news: News = { section: 'current-affairs', id, title }
    return { path, pattern: patterns.currentAffairArticle, date, news, isListed: true, read }
  })
}

const jobPages = async (): Promise<EditionPage[]> => {
  const [{ items }, newest] = await Promise.all([
    jobRepository.list(null, mostOfKind),
    jobRepository.list(null),
  ])
  return items.map(({ id, title, date }) => ({
    path: paths.job(id),
    pattern: patterns.job,
    date,
    news: { section: 'jobs', id, title },
    isListed: true,
    read: async () => {
      const job = whole(await jobRepository.find(id))
      return {
        known: [
          [jobQuery(id).queryKey, job],
          [jobsList(null).query.queryKey, newest],
        ],
        description: job.description,
      }
    },
  }))
}

const quizPages = async (): Promise<EditionPage[]> => {
  const quizzes = (await quizRepository.list(null)).filter(isOffered).slice(0, mostOfKind)
  return quizzes.flatMap(({ id }) => {
    let reading: Promise<Quiz | null> | null = null
    // One read for both pages.
    const find = () => {
      reading = reading ?? quizRepository.find(id)
      return reading
    }
    const read = async (): Promise<Read> => ({ known: [[quizQuery(id).queryKey, await find()]] })
    const readToPlay = async () => {
      const quiz = await find()
      return quiz && opensInHtml(paperOfQuiz(quiz)) ? read() : null
    }
    return [
      { path: paths.quizPreview(id), pattern: patterns.quizPreview, ...undated, read },
      { path: paths.quiz(id), pattern: patterns.quiz, ...undated, isListed: false, read: readToPlay },
    ]
  })
}

const packagePages = async (): Promise<EditionPage[]> => {
  const packages = await categoryRepository.packages()
  return packages.map((item) => ({
    path: paths.testSeriesPackage(item.id),
    pattern: patterns.testSeriesPackage,
    ...undated,
    read: async () => ({ known: [] }),
  }))
}

const packPages = async (): Promise<EditionPage[]> => {
  const packs = await packRepository.listOnSale()
  return packs.map((pack) => ({
    path: paths.paidCategory(pack.id),
    pattern: patterns.paidCategory,
    ...undated,
    read: async () => ({ known: [[categoryQuery(pack.id, null).queryKey, pack]] }),
  }))
}

/** Every page about one document that the build makes. @throws AppError when a list cannot be read */
export async function editionPages(): Promise<EditionPage[]> {
  const kinds = await Promise.all([articlePages(), jobPages(), quizPages(), packagePages(), packPages()])
  return kinds.flat()
}

/** The feeds of the site: the sections with one, and what is new in them. @param pages that were made, and their descriptions */
export const feeds = (pages: ReadonlyArray<EditionPage & Pick<Read, 'description'>>) =>
  sections.flatMap(({ id, path: page, title }) => {
    const { feed: path, description } = hubSections[id] ?? {}
    if (!path) return []
    const items = pages.flatMap(({ path: itemPath, date, news, description: told }) =>
      news?.section === id
        ? [{ ...news, description: told, guid: `${id}/${news.id}`, path: itemPath, date }]
        : [],
    )
    return [{ path, page, title: `${title} · ${academy.name}`, description, items }]
  })
