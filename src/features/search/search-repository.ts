import type { Firestore } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { createCategoryRepository } from '@/content/categories/repository'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createDailyDoseRepository } from '@/content/daily-doses/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { createPackRepository } from '@/content/packs/repository'
import { createPdfRepository } from '@/content/pdfs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { isOffered } from '@/content/quizzes/schema'
import { createResourceRepository } from '@/content/resources/repository'
import { createVideoRepository } from '@/content/videos/repository'
import { db } from '@/lib/firebase/firestore'
import { searchItemOf as itemOf, type SearchItem, type SearchSection } from './model/search-item'

const most = readLimits.search

/**
 * What can be searched, one list a section: its items on show, the newest first where it has an order. Each list throws
 * an AppError when its read fails.
 */
export function createSearchRepository(
  firestore: Firestore,
): Readonly<Record<SearchSection, () => Promise<SearchItem[]>>> {
  const affairs = createCurrentAffairRepository(firestore)
  const jobs = createJobRepository(firestore)
  const categories = createCategoryRepository(firestore)
  const mockTests = createMockTestRepository(firestore)
  const quizzes = createQuizRepository(firestore)
  const videos = createVideoRepository(firestore)
  const doses = createDailyDoseRepository(firestore)
  const resources = createResourceRepository(firestore)
  const pdfs = createPdfRepository(firestore)
  const packs = createPackRepository(firestore)
  return {
    'current-affairs': async () => (await affairs.list(null)).items.map(itemOf['current-affairs']),
    jobs: async () => (await jobs.list(null, most)).items.map(itemOf.jobs),
    packages: async () => (await categories.packages()).map(itemOf.packages),
    'mock-tests': async () => (await mockTests.list(null, most)).items.map(itemOf['mock-tests']),
    quizzes: async () => (await quizzes.list(null)).filter(isOffered).map(itemOf.quizzes),
    videos: async () => (await videos.list(null)).map(itemOf.videos),
    // No more than its section shows: a dose opens there.
    'daily-doses': async () => (await doses.list(null)).items.map(itemOf['daily-doses']),
    resources: async () => (await resources.listFree(null, most)).items.map(itemOf.resources),
    pdfs: async () => (await pdfs.list()).items.map(itemOf.pdfs),
    packs: async () => (await packs.listOnSale()).map(itemOf.packs),
  }
}

export const searchRepository = createSearchRepository(db)
