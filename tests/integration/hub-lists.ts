import { createCategoryRepository } from '@/features/content-hub/category-repository'
import { createContentRepository } from '@/features/content-hub/content-repository'
import {
  inOtherCategory,
  inOtherSection,
  itemsOf,
  type List,
  newest,
  off,
  unnamed,
  unpublished,
  untitled,
} from './list'

const categories = { collection: 'categories', limit: 20, hiddenBy: [off, inOtherSection] }
const mockTests = { collection: 'mock_tests', limit: 10, brokenBy: untitled }
const doses = { collection: 'dailyDoses', limit: 10, brokenBy: untitled }
const free = { collection: 'resources', limit: 10, brokenBy: untitled }

/** The lists of the content hub itself. */
export const hubLists: List[] = [
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
    read: (db) => itemsOf(createContentRepository(db).mockTests(null)),
    fields: { title: 'New', published: true },
    hiddenBy: [off, unpublished, { published: null }],
  },
  {
    ...mockTests,
    name: 'mock tests of a category',
    read: (db) => itemsOf(createContentRepository(db).mockTests('Banking')),
    fields: { title: 'New', published: true, categoryName: 'Banking' },
    hiddenBy: [off, unpublished, inOtherCategory],
  },
  {
    ...doses,
    name: 'daily doses',
    read: (db) => itemsOf(createContentRepository(db).dailyDoses(null)),
    fields: { title: 'New', date: newest },
    hiddenBy: [off],
  },
  {
    ...doses,
    name: 'daily doses of a category',
    read: (db) => itemsOf(createContentRepository(db).dailyDoses('Polity')),
    fields: { title: 'New', date: newest, categoryName: 'Polity' },
    hiddenBy: [off, inOtherCategory],
  },
  {
    ...free,
    name: 'free resources',
    read: (db) => itemsOf(createContentRepository(db).resources(null)),
    fields: { title: 'New', isPaid: false },
    hiddenBy: [off, { isPaid: true }, { price: 10 }],
  },
  {
    ...free,
    name: 'free resources of a category',
    read: (db) => itemsOf(createContentRepository(db).resources('Revision Sheets')),
    fields: { title: 'New', isPaid: false, categoryName: 'Revision Sheets' },
    hiddenBy: [off, { isPaid: true }, inOtherCategory],
  },
  {
    name: 'PDFs',
    collection: 'pdfs',
    read: (db) => itemsOf(createContentRepository(db).pdfs()),
    fields: { title: 'New', timestamp: newest },
    hiddenBy: [off],
    brokenBy: untitled,
    limit: 50,
  },
]
