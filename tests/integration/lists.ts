/** Every list that everybody may read, as a table: how it is read, and what puts a document on it or keeps it off. */
import { type Firestore, Timestamp } from 'firebase/firestore/lite'
import { createCategoryRepository } from '@/features/content-hub/category-repository'
import { createContentRepository } from '@/features/content-hub/content-repository'
import { createCurrentAffairRepository } from '@/features/current-affairs/current-affair-repository'
import { createJobRepository } from '@/features/jobs/job-repository'
import { createPaidResourceRepository } from '@/features/paid-resources/paid-resource-repository'
import { createQuizRepository } from '@/features/quizzes/quiz-repository'
import { createVideoRepository } from '@/features/videos/video-repository'

export interface List {
  name: string
  collection: string
  read: (db: Firestore) => Promise<{ id: string }[]>
  /** A document with these is on the list, in front of the seed's. */
  fields: Record<string, unknown>
  /** Each of these changes to `fields` keeps a document off the list without a word. */
  hiddenBy: Record<string, unknown>[]
  /** This change makes a document unusable; null where every document can be used. */
  brokenBy: Record<string, unknown> | null
  /** How many documents are asked for (spec section 9). */
  limit: number
}

/** After every date of the seed, so that it comes first where the newest do. */
const newest = Timestamp.fromDate(new Date('2090-01-01T00:00:00Z'))

const off = { isActive: false }
const unpublished = { published: false }
const untitled = { title: null }
const unnamed = { name: null }
const inOtherCategory = { category: 'Elsewhere', categoryName: 'Elsewhere' }
const inOtherSection = { section_type: 'Elsewhere' }

const categories = { collection: 'categories', limit: 20, hiddenBy: [off, inOtherSection] }
const mockTests = { collection: 'mock_tests', limit: 10, brokenBy: untitled }
const doses = { collection: 'dailyDoses', limit: 10, brokenBy: untitled }
const free = { collection: 'resources', limit: 10, brokenBy: untitled }
const affairs = { collection: 'current_affairs', brokenBy: untitled }
const jobs = { collection: 'jobs', limit: 10, brokenBy: untitled }
const paid = { collection: 'resources', limit: 1000, brokenBy: untitled }

export const lists: List[] = [
  {
    ...categories,
    name: 'categories of a section',
    read: (db) => createCategoryRepository(db).list('Jobs'),
    fields: { name: 'New', section_type: 'Jobs' },
    brokenBy: unnamed,
  },
  {
    ...categories,
    name: 'test series packages',
    read: (db) => createCategoryRepository(db).packages(),
    fields: { name: 'New', section_type: 'Test_Series' },
    brokenBy: null,
  },
  {
    ...mockTests,
    name: 'mock tests',
    read: (db) => createContentRepository(db).mockTests(null),
    fields: { title: 'New', published: true },
    hiddenBy: [off, unpublished, { published: null }],
  },
  {
    ...mockTests,
    name: 'mock tests of a category',
    read: (db) => createContentRepository(db).mockTests('Banking'),
    fields: { title: 'New', published: true, categoryName: 'Banking' },
    hiddenBy: [off, unpublished, inOtherCategory],
  },
  {
    ...doses,
    name: 'daily doses',
    read: (db) => createContentRepository(db).dailyDoses(null),
    fields: { title: 'New', date: newest },
    hiddenBy: [off],
  },
  {
    ...doses,
    name: 'daily doses of a category',
    read: (db) => createContentRepository(db).dailyDoses('Polity'),
    fields: { title: 'New', date: newest, categoryName: 'Polity' },
    hiddenBy: [off, inOtherCategory],
  },
  {
    ...free,
    name: 'free resources',
    read: (db) => createContentRepository(db).resources(null),
    fields: { title: 'New', isPaid: false },
    hiddenBy: [off, { isPaid: true }, { price: 10 }],
  },
  {
    ...free,
    name: 'free resources of a category',
    read: (db) => createContentRepository(db).resources('Revision Sheets'),
    fields: { title: 'New', isPaid: false, categoryName: 'Revision Sheets' },
    hiddenBy: [off, { isPaid: true }, inOtherCategory],
  },
  {
    name: 'PDFs',
    collection: 'pdfs',
    read: (db) => createContentRepository(db).pdfs(),
    fields: { title: 'New', timestamp: newest },
    hiddenBy: [off],
    brokenBy: untitled,
    limit: 50,
  },
  {
    ...affairs,
    name: 'current affairs',
    read: (db) => createCurrentAffairRepository(db).list(null),
    fields: { title: 'New', timestamp: newest },
    hiddenBy: [off],
    limit: 100,
  },
  {
    ...affairs,
    name: 'current affairs of a category',
    read: (db) => createCurrentAffairRepository(db).list('Environment'),
    fields: { title: 'New', timestamp: newest, category: 'Environment' },
    hiddenBy: [off, inOtherCategory],
    limit: 10,
  },
  {
    ...jobs,
    name: 'jobs',
    read: (db) => createJobRepository(db).list(null),
    fields: { title: 'New', timestamp: newest },
    hiddenBy: [off],
  },
  {
    ...jobs,
    name: 'jobs of a category',
    read: (db) => createJobRepository(db).list('State Government'),
    fields: { title: 'New', timestamp: newest, category: 'State Government' },
    hiddenBy: [off, inOtherCategory],
  },
  {
    name: 'quizzes',
    collection: 'quizzes',
    read: (db) => createQuizRepository(db).list(),
    fields: { title: 'New', published: true },
    hiddenBy: [unpublished, { published: null }],
    brokenBy: untitled,
    limit: 100,
  },
  {
    name: 'videos',
    collection: 'videos',
    read: (db) => createVideoRepository(db).list(),
    fields: { name: 'New' },
    hiddenBy: [off, unpublished],
    brokenBy: unnamed,
    limit: 1000,
  },
  {
    name: 'paid categories',
    collection: 'paid_resource_categories',
    read: (db) => createPaidResourceRepository(db).listCategories(),
    fields: { name: 'New' },
    hiddenBy: [],
    brokenBy: unnamed,
    limit: 20,
  },
  {
    ...paid,
    name: 'resources for the packs',
    read: (db) => createPaidResourceRepository(db).listResources(),
    fields: { title: 'New' },
    hiddenBy: [],
  },
  {
    ...paid,
    name: 'resources of a pack',
    read: (db) => createPaidResourceRepository(db).listResourcesOf('Indian Polity Notes'),
    fields: { title: 'New', categoryName: 'Indian Polity Notes' },
    hiddenBy: [inOtherCategory],
  },
]
