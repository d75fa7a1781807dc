/** Catalogues: a list that reads one shows what it shows when it reads its collection. */
import * as fc from 'fast-check'
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  GeoPoint,
  getDoc,
  getDocs,
  Timestamp,
} from 'firebase/firestore/lite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catalogues } from '@/content/catalogues/definitions'
import { cataloguePartSchema } from '@/content/catalogues/schema'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createSearchRepository } from '@/features/search/search-repository'
import { expectConsole } from '../testing/setup-console'
import * as added from './testing/added'
import { setUpContentTool } from './testing/content-tool'
import { itemsOf, newest } from './testing/list'
import { lists } from './testing/lists'
import { findableIds, idsOnShow } from './testing/on-show'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run } = setUpContentTool(backend)

/** A student who has read nothing yet. */
let visits = 0
const newStudent = (): Firestore => {
  visits += 1
  return backend.connect({ sub: `student-${visits}`, email: `s${visits}@demo.test`, email_verified: true })
}

const stored = async () => (await getDocs(collection(backend.admin(), 'catalogues'))).docs
const partsOf = async (name: string) =>
  (await stored()).filter(({ id }) => id === name || id.startsWith(`${name}-`))

async function removeCatalogues() {
  await Promise.all((await stored()).map(({ ref }) => deleteDoc(ref)))
}

/** What every list shows to a student who has read nothing yet, by its name. */
async function shown(): Promise<Record<string, unknown>> {
  const db = newStudent()
  return Object.fromEntries(await Promise.all(lists.map(async ({ name, read }) => [name, await read(db)])))
}

const fill = (name: string, count: number, fields: (n: number) => Record<string, unknown>) =>
  added.fill(backend.admin(), name, count, fields)
const removeAdded = (name: string) => added.removeAdded(backend.admin(), name)

const aboutQuestions = { title: 'Rivers', published: true, categoryName: 'Geography' }

beforeEach(removeCatalogues)

describe('every list', () => {
  test('shows what the seed holds', async () => {
    const byCollection = await shown()
    expect(await run('index')).toMatchObject({ code: 0 })
    expect((await stored()).map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(catalogues)))
    expect(await shown()).toEqual(byCollection)
  })

  /** What documents have been found to hold, under the names that any schema knows. */
  const oddValue = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -0,
      7,
      2.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '',
      '  ',
      'Polity',
      ' Polity ',
      'Indian Polity Notes',
      '12',
      'NaN',
      'pdf',
      '2026-11-20',
      '5 December 2026',
      { en: 'Rivers', te: 'నదులు' },
      { en: null, hi: 7 },
      { en: { te: 'x' } },
      'A text that goes on beyond what a card has room for. '.repeat(9),
      { en: 'Short', te: 'కార్డులో పట్టనంత పొడవైన వాక్యం. '.repeat(12) },
      [],
      ['one', 2, { en: 'Two' }, null],
    ),
    fc.constantFrom<() => unknown>(
      () => Timestamp.fromMillis(1_790_000_000_123),
      () => Timestamp.fromMillis(1_600_000_000_000),
      () => Bytes.fromUint8Array(new Uint8Array([1, 2, 3])),
      () => new GeoPoint(17, 78),
      () => ({ en: Timestamp.fromMillis(1_790_000_000_000) }),
    ),
  )
  const oddFields =
    `title heading name category categoryName subject section_type type description summary content tags
    source company location requirements price isPaid isImportant isActive published timestamp date createdAt deadline url
    pdfUrl youtubeId imageUrl duration timeLimit totalQuestions languages views size pageCount productId difficulty`.split(
      /\s+/,
    )
  const question = { question: 'Two and two?', options: ['3', '4'], correctAnswer: 1 }
  const oddQuestions = fc.constantFrom<unknown>(
    7,
    'none',
    [],
    [question],
    [question, { question: 'No options' }, question],
    { 0: question },
  )
  const oddDocument = fc.tuple(
    fc.dictionary(fc.constantFrom(...oddFields), oddValue, { maxKeys: 12 }),
    fc.option(oddQuestions, { nil: undefined }),
    // Most are on a list, or nothing would be compared.
    fc.constantFrom({}, { title: 'A title', name: 'A name', published: true }),
    fc.constantFrom({}, { timestamp: newest, date: newest }, { isPaid: false }),
  )
  const collections = [...new Set(lists.map((list) => list.collection))]

  afterEach(() => Promise.all(collections.map(removeAdded)))

  test.each(fc.sample(fc.integer(), { seed: 7, numRuns: 4 }))(
    'shows the same of odd documents (%i)',
    async (seed) => {
      expectConsole(/cannot be used|is no list/)
      const documents = fc.sample(oddDocument, { seed, numRuns: 40 })
      for (const name of collections)
        await fill(name, documents.length, (n) => {
          const [fields, questions, likely, dated] = documents[n - 1] ?? [{}, undefined, {}, {}]
          const given = { ...fields, ...likely, ...dated, ...(questions !== undefined && { questions }) }
          // What a paid one consists of is not in a catalogue: it belongs where only students read it.
          const closed = ['pdfs', 'dailyDoses'].includes(name) ? ['content', 'url', 'pdfUrl'] : []
          return Object.fromEntries(
            Object.entries(given)
              .filter(([field]) => !closed.includes(field))
              .map(([field, value]) => [
                field,
                typeof value === 'function' ? (value as () => unknown)() : value,
              ]),
          )
        })
      const byCollection = await shown()
      expect(await run('index')).toMatchObject({ code: 0 })
      expect(await shown()).toEqual(byCollection)
      const { items } = await createSearchRepository(newStudent()).read()
      const onShow = await idsOnShow(newStudent())
      // Their list ends after twenty, and the search goes on.
      const packs = findableIds(items).packs
      expect(packs).toEqual(expect.arrayContaining(onShow.packs))
      expect(findableIds(items)).toEqual({ ...onShow, packs })
    },
    60_000,
  )
})

describe('a catalogue', () => {
  afterEach(async () => {
    for (const name of ['jobs', 'quizzes', 'current_affairs']) await removeAdded(name)
  })

  test('does not hold what may not be listed, nor a question, nor the content of a paid dose', async () => {
    const questions = [{ question: 'Which sea?', options: ['Arabian', 'Red'], correctAnswer: 0 }]
    await fill('quizzes', 2, (n) => ({ ...aboutQuestions, questions, published: n === 1 }))
    await backend.put('dailyDoses/added-paid', {
      title: 'Paid',
      date: newest,
      isPaid: true,
      content: 'For students',
    })
    await run('index')
    const texts = (await stored()).map((part) => String(part.data().documents)).join()
    expect(texts).toContain('added-0001')
    expect(texts).not.toContain('added-0002')
    expect(texts).toContain('added-paid')
    expect(texts).not.toMatch(/Which sea|Arabian|For students/)
    await removeAdded('dailyDoses')
  })

  test('of 2,000 quizzes is a short first part and few longer ones, and the list has all of them', async () => {
    await fill('quizzes', 2000, (n) => ({
      ...aboutQuestions,
      description: 'Ten questions on the rivers of India, their sources, tributaries and the towns on them.',
      categoryName: n % 2 === 0 ? 'Polity' : 'Geography',
      questions: [{ question: 'Which?', options: ['a', 'b'], correctAnswer: 0 }],
    }))
    await run('index')
    const parts = (await partsOf('quizzes')).map((part) => cataloguePartSchema.parse(part.data()))
    const bytes = (await partsOf('quizzes')).map((part) => Buffer.byteLength(String(part.data().documents)))
    expect(parts.length).toBeLessThanOrEqual(5)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(300_000)
    const { length: inSeed } = (await createQuizRepository(newStudent()).list(null)).filter(
      ({ id }) => !id.startsWith('added-'),
    )
    expect(await createQuizRepository(newStudent()).list(null)).toHaveLength(2000 + inSeed)
    expect((await createQuizRepository(newStudent()).list('Polity')).length).toBeGreaterThanOrEqual(1000)
  })

  test('lets Show more go on to the end of a list of 250 jobs', async () => {
    await fill('jobs', 250, () => ({ title: 'Clerk', timestamp: newest, category: 'Railways' }))
    await run('index')
    const jobs = createJobRepository(newStudent())
    expect(await jobs.list('Railways', 100)).toMatchObject({ read: 100, isFull: true })
    const end = await jobs.list('Railways', 300)
    expect([end.items.length, end.isFull]).toEqual([end.read, false])
    expect(end.read).toBeGreaterThanOrEqual(250)
  })

  test('lets all articles go on beyond the hundred that are shown at once', async () => {
    await fill('current_affairs', 150, () => ({ title: 'News', timestamp: newest, category: 'National' }))
    await run('index')
    const articles = createCurrentAffairRepository(newStudent())
    expect(await articles.list(null)).toMatchObject({ read: 100, isFull: true })
    expect(await articles.list(null, 110)).toMatchObject({ read: 110, isFull: true })
    expect((await articles.list(null, 1000)).isFull).toBe(false)
  })

  test('is written again when a document has changed, and only then; parts too many go', async () => {
    await run('index')
    const { length: before } = await partsOf('jobs')
    await fill('jobs', 600, () => ({ title: 'Clerk', timestamp: newest, description: 'x'.repeat(900) }))
    expect((await run('index')).out[0]).toMatch(/^Catalogues written: .*jobs \(6\d\d\)/)
    expect((await partsOf('jobs')).length).toBeGreaterThan(before)
    expect((await run('index')).out[0]).toBe('The catalogues are as they were.')
    await removeAdded('jobs')
    expect((await run('index')).out[0]).toMatch(/^Catalogues written: jobs \(\d+\), search \(\d+\)\.$/)
    expect(await partsOf('jobs')).toHaveLength(before)
  })
})

describe('what is published in the console, behind the catalogue', () => {
  const articles = (db = newStudent()) => itemsOf(createCurrentAffairRepository(db).list(null))
  const article = (n: number) => ({
    title: `News ${n}`,
    category: 'National',
    timestamp: Timestamp.fromMillis(newest.toMillis() + n * 1000),
  })

  beforeEach(async () => {
    await run('index')
  })
  afterEach(() => removeAdded('current_affairs'))

  test('stands on the list, first; an older one with its new text does so once', async () => {
    await fill('current_affairs', 3, article)
    await run('index')
    await backend.put('current_affairs/added-0002', { ...article(9), title: 'News 2, again' })
    const found = (await articles()).map(({ title }) => title)
    expect(found.slice(0, 3)).toEqual(['News 2, again', 'News 3', 'News 1'])
    expect(found.filter((title) => title.startsWith('News 2'))).toHaveLength(1)
  })

  test('shows although another document has a later date', async () => {
    await fill('current_affairs', 1, () => ({ ...article(1), timestamp: newest }))
    await run('index')
    await backend.put('current_affairs/added-0002', { ...article(2), timestamp: Timestamp.now() })
    const added = (await articles()).filter(({ id }) => id.startsWith('added-'))
    expect(added.map(({ id }) => id)).toEqual(['added-0001', 'added-0002'])
  })

  test('of more than twenty the collection itself is read', async () => {
    await fill('current_affairs', 30, article)
    const found = await articles()
    expect(found.filter(({ id }) => id.startsWith('added-'))).toHaveLength(30)
    // The rules give a hundred, those that are switched off among them.
    expect(found.length).toBeLessThanOrEqual(100)
  })
})

describe('a catalogue that cannot be used', () => {
  const quizzes = () => createQuizRepository(newStudent()).list(null)
  let all: number
  beforeEach(async () => {
    all = (await quizzes()).length
    await run('index')
  })

  test.each([
    ['is no list', { version: 'v', parts: 1, documents: '{}' }],
    ['is cut off', { version: 'v', parts: 1, documents: '[{"id":"a"' }],
    ['has no version', { parts: 1, documents: '[]' }],
  ])('%s: the collection is read, and why is said once', async (_, fields) => {
    expectConsole(/catalogues\/quizzes cannot be used: /)
    await backend.put('catalogues/quizzes', fields)
    expect(await quizzes()).toHaveLength(all)
  })

  test('has a part of another version, because it is being written: the collection is read', async () => {
    const first = (await getDoc(doc(backend.admin(), 'catalogues/quizzes'))).data()
    await backend.put('catalogues/quizzes', { ...first, parts: 2 })
    expect(await quizzes()).toHaveLength(all)
    await backend.put('catalogues/quizzes-2', { ...first, version: 'older' })
    expect(await quizzes()).toHaveLength(all)
  })
})

test('the lists of a page share a catalogue: one read for all quizzes, whatever is chosen', async () => {
  await run('index')
  const repository = createQuizRepository(newStudent())
  const all = await repository.list(null)
  // What is not asked for again does not change.
  await removeCatalogues()
  await backend.put('quizzes/added-later', { ...aboutQuestions, questions: [] })
  expect(await repository.list(null)).toEqual(all)
  await deleteDoc(doc(backend.admin(), 'quizzes/added-later'))
})

test('without a network a list says so, and is read when it is back', async () => {
  await run('index')
  const jobs = createJobRepository(newStudent())
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(jobs.list(null)).rejects.toMatchObject({ code: 'network-request-failed' })
  globalThis.fetch = fetch
  expect((await jobs.list(null)).items).not.toEqual([])
})
