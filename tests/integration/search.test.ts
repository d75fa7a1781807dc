/** The search: everything that everybody may find, in one catalogue, and nothing else. */
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  Timestamp,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchCatalogue } from '@/content/catalogues/definitions'
import { cataloguePartSchema } from '@/content/catalogues/schema'
import { createResourceRepository } from '@/content/resources/repository'
import { wordsOf } from '@/features/search/model/match'
import { indexOf, type SearchIndex } from '@/features/search/model/search-index'
import type { SearchItem } from '@/features/search/model/search-item'
import { createSearchRepository } from '@/features/search/search-repository'
import { expectConsole } from '../testing/setup-console'
import { fill } from './testing/added'
import { setUpContentTool } from './testing/content-tool'
import { newest } from './testing/list'
import { findableIds, idsOnShow } from './testing/on-show'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run } = setUpContentTool(backend)

let visits = 0
const newVisitor = (): Firestore => {
  visits += 1
  return backend.connect({ sub: `visitor-${visits}`, email: `v${visits}@demo.test`, email_verified: true })
}
const readAll = () => createSearchRepository(newVisitor()).read()

describe('what everybody can find', () => {
  test('is what the sections show', async () => {
    await run('index')
    const { items } = await readAll()
    expect(items.every(({ title, text }) => title !== '' && text.length <= 120)).toBe(true)
    const found = findableIds(items)
    expect(Object.values(found).every(({ length }) => length > 0)).toBe(true)
    expect(found).toEqual(await idsOnShow(newVisitor()))
  })

  test('is nothing that is hidden, locked, switched off, empty or not for sale', async () => {
    const timestamp = newest
    const questions = [{ question: 'Which sea?', options: ['Arabian', 'Red'], correctAnswer: 0 }]
    const hidden: ReadonlyArray<[path: string, fields: Record<string, unknown>]> = [
      ['current_affairs/off', { title: 'Zebra off', timestamp, isActive: false }],
      ['jobs/off', { title: 'Zebra off', timestamp, isActive: false }],
      ['jobs/undated', { title: 'Zebra that no list has' }],
      ['categories/off', { name: 'Zebra', section_type: 'Test_Series', isActive: false }],
      ['categories/chip', { name: 'Zebra', section_type: 'Quizzes' }],
      ['mock_tests/hidden', { title: 'Zebra', published: false, questions }],
      ['mock_tests/off', { title: 'Zebra', published: true, isActive: false, questions }],
      ['quizzes/hidden', { title: 'Zebra', published: false, questions }],
      ['quizzes/off', { title: 'Zebra', published: true, isActive: false, questions }],
      ['quizzes/hollow', { title: 'Zebra', published: true, questions: [] }],
      ['quizzes/spoilt', { title: 'Zebra', published: true, questions: [{ question: 'No options' }] }],
      ['videos/hidden', { name: 'Zebra', published: false }],
      ['dailyDoses/off', { title: 'Zebra', date: timestamp, isActive: false }],
      ['resources/paid', { title: 'Zebra', isPaid: true, price: 10, categoryName: 'Zebra pack' }],
      ['resources/unsaid', { title: 'Zebra', url: 'https://files.example/zebra.pdf' }],
      ['resources/priced', { title: 'Zebra', isPaid: false, price: 10 }],
      ['pdfs/off', { title: 'Zebra', timestamp, isActive: false }],
      ['paid_resource_categories/empty', { name: 'Zebra empty', price: 77 }],
      ['paid_resource_categories/off', { name: 'Zebra pack', price: 77, isActive: false }],
    ]
    const shown: typeof hidden = [
      ['quizzes/shown', { title: 'Zebra on show', published: true, questions }],
      ['dailyDoses/paid', { title: 'Zebra, paid', date: timestamp, isPaid: true, content: 'For students' }],
      ['pdfs/priced', { title: 'Zebra, priced', timestamp, price: 5, url: 'https://files.example/z.pdf' }],
    ]
    for (const [path, fields] of [...hidden, ...shown]) await backend.put(path, fields)
    expectConsole(/quizzes\/spoilt: questions\[0\] cannot be used/)
    await run('index')
    const { items } = await readAll()
    const found = items.filter(({ title }) => title.includes('Zebra'))
    expect(found.map(({ id }) => id).sort()).toEqual(['paid', 'priced', 'shown'])
    expect(found.filter(({ url }) => url !== null)).toEqual([])
    expect(JSON.stringify(items)).not.toMatch(/For students|Which sea/)
    for (const [path] of [...hidden, ...shown]) await deleteDoc(doc(backend.admin(), path))
  })

  test('leads to the files that its sections lead to, wherever the app keeps them', async () => {
    await backend.put('resources/stored', { title: 'Zebra', isPaid: false, url: 'public/zebra.pdf' })
    await backend.put('resources/web', {
      title: 'Zebra',
      isPaid: false,
      pdfUrl: 'https://files.example/z.pdf',
    })
    await run('index')
    const { items } = await readAll()
    const shown = await createResourceRepository(newVisitor()).listFree(null, 1000)
    const urls = new Map(shown.items.map(({ id, url }) => [id, url]))
    const found = items.filter(({ kind }) => kind === 'resources')
    expect(found.map(({ url }) => url)).toEqual(found.map(({ id }) => urls.get(id)))
    const texts = (await getDoc(doc(backend.admin(), 'catalogues/search'))).data()?.documents
    expect(texts).toContain('"url":"public/zebra.pdf"')
    for (const id of ['stored', 'web']) await deleteDoc(doc(backend.admin(), `resources/${id}`))
  })

  test('has titles and texts in all their languages, one of them in its place', async () => {
    const title = { en: 'Zebra rivers', te: 'నదులు', hi: 'नदियाँ' }
    const added = { 'jobs/added': { title, company: { en: 'Board', te: 'బోర్డు' }, timestamp: newest } }
    for (const [path, fields] of Object.entries(added)) await backend.put(path, fields)
    await backend.put('paid_resource_categories/added', { name: { en: 'Zebra pack', te: 'జీబ్రా' }, price: 9 })
    await backend.put('resources/added', { title: 'Stripes', categoryName: 'Zebra pack', isPaid: true })
    await run('index')
    const { items, synonyms } = await readAll()
    expect(items.find(({ id, kind }) => id === 'added' && kind === 'jobs')).toMatchObject({
      title: 'Zebra rivers',
      detail: 'Board',
      tags: expect.stringMatching(/నదులు · नदियाँ/),
    })
    const index = await indexOf(items, synonyms)
    for (const query of ['zebra', 'నదులు', 'नदियाँ'])
      expect(index.find(wordsOf(query)).map(({ item }) => item.id)).toContain('added')
    expect(index.find(wordsOf('జీబ్రా')).map(({ item }) => item.kind)).toEqual(['packs'])
    for (const path of ['jobs/added', 'paid_resource_categories/added', 'resources/added'])
      await deleteDoc(doc(backend.admin(), path))
  })
})

describe('students find', () => {
  let index: SearchIndex<SearchItem>
  beforeAll(async () => {
    await run('index')
    const { items, synonyms } = await readAll()
    index = await indexOf(items, synonyms)
  })

  test.each([
    ['a misspelt word', 'poltiy', /polity|constitution/i],
    ['another', 'constituton', /polity|constitution/i],
    ['the Telugu word in English letters', 'rajyangam', /polity|constitution/i],
    ['the Hindi word in English letters', 'samvidhan', /polity|constitution/i],
    ['the Hindi word', 'संविधान', /polity|constitution/i],
    ['the Telugu word', 'రాజ్యాంగం', /polity|constitution/i],
    ['the Telugu word in another form', 'రాజ్యాంగ దినోత్సవ', /constitution day/i],
    ['the beginning of a word', 'constit', /constit|polity/i],
    ['the subject in English letters', 'bhugolam', /geograph/i],
    ['an exam in Hindi', 'रेलवे', /rail/i],
  ])('%s: %s', (_, query, expected) => {
    const found = index.find(wordsOf(query))
    const texts = found.map(({ item }) => [item.title, item.detail, item.tags, item.text].join(' '))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !expected.test(text))).toEqual([])
  })
})

describe('the catalogue of the search', () => {
  const parts = async () => {
    const { docs } = await getDocs(collection(backend.admin(), 'catalogues'))
    return docs.filter(({ id }) => id.startsWith(searchCatalogue))
  }
  beforeEach(async () => {
    await Promise.all((await parts()).map(({ ref }) => deleteDoc(ref)))
  })

  test('costs one read, and one again while it is the same', async () => {
    await run('index')
    const repository = createSearchRepository(newVisitor())
    const first = await repository.read()
    const { fetch } = globalThis
    const asked: string[] = []
    globalThis.fetch = (...call) => {
      asked.push(JSON.stringify(call[1]?.body))
      return fetch(...call)
    }
    expect(await repository.read(first)).toBe(first)
    globalThis.fetch = fetch
    expect(asked).toEqual([expect.stringMatching(/catalogues\/search\W/)])
    // A page in another language reads it anew.
    expect(await repository.read({ ...first, language: 'te' })).toEqual(first)
  })

  test.each([
    ['there is none', null],
    ['it cannot be read', { version: 'v', parts: 1, documents: '{}' }],
    ['it is being written', { version: 'v', parts: 2, documents: '[]' }],
  ])('the search says that it is unavailable when %s', async (_, fields) => {
    if (fields?.documents === '{}') expectConsole(/catalogues\/search cannot be used/)
    if (fields) await backend.put(`catalogues/${searchCatalogue}`, fields)
    await expect(readAll()).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('is refused to nobody, and listed or written by nobody', async () => {
    await run('index')
    const db = backend.db('visitor')
    expect((await createSearchRepository(db).read()).items.length).toBeGreaterThan(0)
    await expect(getDocs(collection(db, 'catalogues'))).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(deleteDoc(doc(db, 'catalogues/search'))).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('leaves out an entry that cannot be read, and finds the others', async () => {
    expectConsole(/search\/b cannot be used: kind/)
    const documents = JSON.stringify([
      { kind: 'jobs', id: 'a', title: 'Clerk' },
      { kind: 'odes', id: 'b', title: 'Of a later version' },
    ])
    await backend.put(`catalogues/${searchCatalogue}`, { version: 'v', parts: 1, documents })
    expect(await readAll()).toMatchObject({ items: [{ id: 'a', title: 'Clerk', text: '' }], synonyms: [] })
  })

  // The last one: what it adds stays.
  test('of 2,000 quizzes and 2,000 articles is three documents at most', async () => {
    const about = {
      questions: [{ question: 'Which?', options: ['a', 'b'], correctAnswer: 0 }],
      published: true,
    }
    const long =
      'Ten questions on the rivers of India, their sources, tributaries and the towns on them. '.repeat(3)
    await fill(backend.admin(), 'quizzes', 2000, (n) => ({
      ...about,
      title: `Rivers of India ${n}: sources and tributaries`,
      description: long,
      categoryName: 'Geography',
    }))
    await fill(backend.admin(), 'current_affairs', 2000, (n) => ({
      title: `Cabinet approves the scheme number ${n} for farmers`,
      content: long,
      category: 'National',
      tags: ['Cabinet', 'Agriculture'],
      timestamp: Timestamp.fromMillis(newest.toMillis() + n),
    }))
    await run('index')
    const stored = (await parts()).map((part) => cataloguePartSchema.parse(part.data()))
    const bytes = (await parts()).map((part) => Buffer.byteLength(String(part.data().documents)))
    expect(stored.length).toBeLessThanOrEqual(3)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(500_000)
    expect((await readAll()).items.length).toBeGreaterThan(4000)
  }, 60_000)
})
