import { createCategoryRepository } from '@/content/categories/repository'
import { createDailyDoseRepository } from '@/content/daily-doses/repository'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { createPdfRepository } from '@/content/pdfs/repository'
import { createResourceRepository } from '@/content/resources/repository'
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
    read: (db) => itemsOf(createMockTestRepository(db).list(null)),
    fields: { title: 'New', published: true },
    hiddenBy: [off, unpublished, { published: null }],
  },
  {
    ...mockTests,
    name: 'mock tests of a category',
    read: (db) => itemsOf(createMockTestRepository(db).list('Banking')),
    fields: { title: 'New', published: true, categoryName: 'Banking' },
    hiddenBy: [off, unpublished, inOtherCategory],
  },
  {
    ...doses,
    name: 'daily doses',
    read: (db) => itemsOf(createDailyDoseRepository(db).list(null)),
    fields: { title: 'New', date: newest },
    hiddenBy: [off],
  },
  {
    ...doses,
    name: 'daily doses of a category',
    read: (db) => itemsOf(createDailyDoseRepository(db).list('Polity')),
    fields: { title: 'New', date: newest, categoryName: 'Polity' },
    hiddenBy: [off, inOtherCategory],
  },
  {
    ...free,
    name: 'free resources',
    read: (db) => itemsOf(createResourceRepository(db).listFree(null)),
    fields: { title: 'New', isPaid: false },
    hiddenBy: [off, { isPaid: true }, { price: 10 }],
  },
  {
    ...free,
    name: 'free resources of a category',
    read: (db) => itemsOf(createResourceRepository(db).listFree('Revision Sheets')),
    fields: { title: 'New', isPaid: false, categoryName: 'Revision Sheets' },
    hiddenBy: [off, { isPaid: true }, inOtherCategory],
  },
  {
    ...free,
    name: 'free resources of a category and a type',
    read: (db) => itemsOf(createResourceRepository(db).listFree('Revision Sheets', 10, 'pdf')),
    fields: { title: 'New', isPaid: false, categoryName: 'Revision Sheets', type: 'pdf' },
    hiddenBy: [off, { isPaid: true }, inOtherCategory, { type: 'link' }, { type: null }],
  },
  {
    ...free,
    name: 'free resources that are documents',
    read: (db) => itemsOf(createResourceRepository(db).listFree(null, 10, 'document')),
    fields: { title: 'New', isPaid: false },
    hiddenBy: [off, { isPaid: true }, { price: 10 }, { type: 'pdf' }],
    limit: 100,
  },
  {
    name: 'PDFs',
    collection: 'pdfs',
    read: (db) => itemsOf(createPdfRepository(db).list()),
    fields: { title: 'New', timestamp: newest },
    hiddenBy: [off],
    brokenBy: untitled,
    limit: 50,
  },
]
