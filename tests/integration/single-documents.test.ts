import type { Firestore } from 'firebase/firestore/lite'
import { describe, expect, test } from 'vitest'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createPackRepository } from '@/content/packs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createResourceRepository } from '@/content/resources/repository'
import { createVideoRepository } from '@/content/videos/repository'
import { expectConsole } from '../testing/setup-console'
import { roles, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()

interface Read {
  name: string
  find: (db: Firestore, id: string) => Promise<unknown>
  collection: string
  /** A document of the seed, and what is read of it. */
  id: string
  found: Record<string, unknown>
  /** A document like this is not there for anybody. */
  hidden: Record<string, unknown> | null
}

const affair = { heading: 'New', isActive: false }

const reads: Read[] = [
  {
    name: 'a current affair',
    find: (db, id) => createCurrentAffairRepository(db).find(id),
    collection: 'current_affairs',
    id: 'navic-navigation',
    found: { category: 'Science & Technology', source: 'ISRO', isImportant: false },
    hidden: affair,
  },
  {
    name: 'a current affair by its address',
    find: (db, id) => createCurrentAffairRepository(db).findByAddress(`any-title-${id}`),
    collection: 'current_affairs',
    id: 'navic-navigation',
    found: { id: 'navic-navigation', source: 'ISRO' },
    hidden: affair,
  },
  {
    name: 'a job',
    find: (db, id) => createJobRepository(db).find(id),
    collection: 'jobs',
    id: 'bank-po-how-it-runs',
    found: { category: 'Banking', deadline: null, url: 'https://www.ibps.in/' },
    hidden: { title: 'New', isActive: false },
  },
  {
    name: 'a quiz',
    find: (db, id) => createQuizRepository(db).find(id),
    collection: 'quizzes',
    id: 'rivers-of-india',
    found: { category: 'Geography', minutes: 10, questionCount: 10 },
    hidden: { title: 'New', published: false },
  },
  {
    name: 'a video',
    find: (db, id) => createVideoRepository(db).find(id),
    collection: 'videos',
    id: 'the-five-writs',
    found: { name: 'The five writs', price: { kind: 'price', rupees: 49 } },
    hidden: { name: 'New', published: false },
  },
  {
    name: 'a paid category',
    find: (db, id) => createPackRepository(db).find(id),
    collection: 'paid_resource_categories',
    id: 'indian-polity-notes',
    found: {
      name: 'Indian Polity Notes',
      productId: 'resource_indian_polity',
      price: { kind: 'price', rupees: 199 },
    },
    hidden: null,
  },
  {
    name: 'a paid category by its product',
    find: (db, id) => createPackRepository(db).findByProduct(id),
    collection: 'paid_resource_categories',
    id: 'resource_indian_polity',
    found: { id: 'indian-polity-notes', name: 'Indian Polity Notes' },
    hidden: null,
  },
  {
    name: 'a file',
    find: (db, id) => createResourceRepository(db).find(id),
    collection: 'resources',
    id: 'indian-polity-notes-union-government',
    found: { price: { kind: 'paid' }, productId: 'resource_indian_polity', isActive: true },
    hidden: null,
  },
]

describe.each(reads)('$name', ({ find, id, found }) => {
  test.each(roles)('of the seed is there for the %s', async (role) => {
    expect(await find(backend.db(role), id)).toMatchObject(found)
  })

  test.each(['missing', 'a/b', 'a/b/c', '__a__'])('is not there by the id %s', async (other) => {
    expect(await find(backend.db('student'), other)).toBeNull()
  })
})

const hiding = reads.flatMap((read) => (read.hidden ? [{ ...read, fields: read.hidden }] : []))

test.each(hiding)('$name is not there while it says $fields', async ({ find, collection, fields }) => {
  await backend.put(`${collection}/hidden`, { ...fields })
  expect(await Promise.all(roles.map((role) => find(backend.db(role), 'hidden')))).toEqual(
    roles.map(() => null),
  )
})

test('a pack is on sale by its twelfth resource, as the payment endpoint finds it', async () => {
  const pack = { name: 'Twelve', price: 49, productId: 'resource_twelve' }
  await backend.put('paid_resource_categories/twelve', pack)
  for (let number = 1; number <= 12; number++) {
    const id = `twelve-${String(number).padStart(2, '0')}`
    await backend.put(`resources/${id}`, { title: id, categoryName: 'Twelve', isActive: number === 12 })
  }
  const packs = await createPackRepository(backend.db('visitor')).listOnSale()
  expect(packs.map(({ name }) => name)).toContain('Twelve')
})

// A file can be used whatever is missing in it; a quiz has sentences of its own.
const broken = reads.filter(
  ({ name }) => !['a file', 'a quiz', 'a paid category by its product'].includes(name),
)

test.each(broken)('$name that cannot be used is not there, and says why once', async (read) => {
  await backend.put(`${read.collection}/broken`, { title: null, name: null })
  expectConsole(new RegExp(`${read.collection}/broken cannot be used`))
  expect(await read.find(backend.db('visitor'), 'broken')).toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
})

test('a quiz that was switched off or holds no questions says so', async () => {
  const quizzes = createQuizRepository(backend.db('student'))
  await expect(quizzes.find('freedom-movement')).rejects.toThrow('This quiz is currently not available')
  await backend.put('quizzes/empty', { title: 'Empty', published: true, questions: [] })
  await expect(quizzes.find('empty')).rejects.toThrow('This quiz has no questions')
  await backend.put('quizzes/text', { title: 'Text', published: true, questions: 'Q1' })
  await expect(quizzes.find('text')).rejects.toThrow('Failed to transform quiz data. Please try again.')
})
