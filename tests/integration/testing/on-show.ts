/** What sections show to everybody, and what the search finds of it, by kind. */
import type { Firestore } from 'firebase/firestore/lite'
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
import { type SearchItem, type SearchSection, searchSections } from '@/features/search/model/search-item'

type Ids = Record<SearchSection, string[]>
type Read = (db: Firestore) => Promise<readonly { id: string }[]>

const sections: Readonly<Record<SearchSection, Read>> = {
  'current-affairs': async (db) => (await createCurrentAffairRepository(db).list(null, 1000)).items,
  jobs: async (db) => (await createJobRepository(db).list(null, 1000)).items,
  packages: (db) => createCategoryRepository(db).packages(),
  'mock-tests': async (db) => (await createMockTestRepository(db).list(null, 1000)).items,
  quizzes: async (db) => (await createQuizRepository(db).list(null)).filter(isOffered),
  videos: (db) => createVideoRepository(db).list(null),
  // A dose opens in its section.
  'daily-doses': async (db) => (await createDailyDoseRepository(db).list(null)).items,
  resources: async (db) => (await createResourceRepository(db).listFree(null, 1000)).items,
  pdfs: async (db) => (await createPdfRepository(db).list()).items,
  packs: (db) => createPackRepository(db).listOnSale(),
}

const idsBy = (found: (kind: SearchSection) => readonly { id: string }[]) =>
  Object.fromEntries(
    searchSections.map(({ id }) => [
      id,
      found(id)
        .map((one) => one.id)
        .sort(),
    ]),
  ) as Ids

/** The ids of what each kind's section shows. */
export async function idsOnShow(db: Firestore): Promise<Ids> {
  const shown = await Promise.all(searchSections.map(async ({ id }) => [id, await sections[id](db)] as const))
  return idsBy((kind) => shown.find(([id]) => id === kind)?.[1] ?? [])
}

/** The ids of what can be found. */
export const findableIds = (items: readonly SearchItem[]): Ids =>
  idsBy((kind) => items.filter((item) => item.kind === kind))
