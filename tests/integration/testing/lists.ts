import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createPackRepository } from '@/content/packs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createResourceRepository } from '@/content/resources/repository'
import { createVideoRepository } from '@/content/videos/repository'
import { hubLists } from './hub-lists'
import { inOtherCategory, itemsOf, type List, newest, off, unnamed, unpublished, untitled } from './list'

const affairs = { collection: 'current_affairs', brokenBy: untitled }
const jobs = { collection: 'jobs', limit: 10, brokenBy: untitled }
const paid = { collection: 'resources', limit: 1000, brokenBy: untitled }

/** Every list that everybody may read. */
export const lists: List[] = [
  ...hubLists,
  {
    ...affairs,
    name: 'current affairs',
    read: (db) => itemsOf(createCurrentAffairRepository(db).list(null)),
    fields: { title: 'New', timestamp: newest },
    hiddenBy: [off],
    limit: 100,
  },
  {
    ...affairs,
    name: 'current affairs of a category',
    read: (db) => itemsOf(createCurrentAffairRepository(db).list('Environment')),
    fields: { title: 'New', timestamp: newest, category: 'Environment' },
    hiddenBy: [off, inOtherCategory],
    limit: 10,
  },
  {
    ...affairs,
    name: 'important current affairs',
    read: (db) => createCurrentAffairRepository(db).important(),
    fields: { title: 'New', date: newest, isImportant: true, isActive: true },
    hiddenBy: [off, { isActive: null }, { isImportant: false }],
    limit: 5,
  },
  {
    ...affairs,
    name: 'related current affairs',
    read: (db) => createCurrentAffairRepository(db).related({ id: 'none', category: 'Environment' }),
    fields: { title: 'New', timestamp: newest, category: 'Environment' },
    hiddenBy: [off, inOtherCategory],
    limit: 4,
  },
  {
    ...jobs,
    name: 'jobs',
    read: (db) => itemsOf(createJobRepository(db).list(null)),
    fields: { title: 'New', timestamp: newest },
    hiddenBy: [off],
  },
  {
    ...jobs,
    name: 'jobs of a category',
    read: (db) => itemsOf(createJobRepository(db).list('State Government')),
    fields: { title: 'New', timestamp: newest, category: 'State Government' },
    hiddenBy: [off, inOtherCategory],
  },
  {
    name: 'quizzes',
    collection: 'quizzes',
    read: (db) => createQuizRepository(db).list(null),
    fields: { title: 'New', published: true },
    hiddenBy: [unpublished, { published: null }],
    brokenBy: untitled,
    limit: 100,
  },
  {
    name: 'videos',
    collection: 'videos',
    read: (db) => createVideoRepository(db).list(null),
    fields: { name: 'New' },
    hiddenBy: [off, unpublished],
    brokenBy: unnamed,
    limit: 100,
  },
  {
    name: 'videos of a category',
    collection: 'videos',
    read: (db) => createVideoRepository(db).list('Polity'),
    fields: { name: 'New', category: 'Polity' },
    hiddenBy: [off, unpublished, inOtherCategory],
    brokenBy: unnamed,
    limit: 100,
  },
  {
    name: 'paid categories',
    collection: 'paid_resource_categories',
    read: (db) => createPackRepository(db).list(),
    fields: { name: 'New' },
    hiddenBy: [],
    brokenBy: unnamed,
    limit: 20,
  },
  {
    ...paid,
    name: 'resources for the packs',
    read: (db) => createResourceRepository(db).listAll(),
    fields: { title: 'New' },
    hiddenBy: [],
  },
  {
    ...paid,
    name: 'resources of a pack',
    read: (db) => createResourceRepository(db).listOfPack('Indian Polity Notes'),
    fields: { title: 'New', categoryName: 'Indian Polity Notes' },
    hiddenBy: [inOtherCategory],
  },
]
