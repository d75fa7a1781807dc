/** Articles, jobs, videos and papers from a form, and who reads them afterwards. */
import { doc, getDoc } from 'firebase/firestore/lite'
import { describe, expect, test } from 'vitest'
import { type DocumentCollection, readDocument, saveDocument } from '../../tools/content/forms/document-form'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { services } = setUpContentTool(backend)
const target = () => openTarget(null, () => undefined, undefined, services())
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

const article = {
  title: { en: 'A New Wetland', te: 'కొత్త చిత్తడి నేల' },
  category: 'National',
  content: 'It is listed.',
}

test('an article gets its id and its date, and is found in the lists', async () => {
  const saved = await saveDocument(target(), 'current_affairs', {
    id: null,
    fields: article,
    isPublished: true,
  })
  expect(saved).toMatchObject({ id: 'a-new-wetland', isWritten: true, entry: expect.any(String) })
  expect(await stored('current_affairs/a-new-wetland')).toMatchObject({
    timestamp: expect.anything(),
    isActive: true,
  })
  const catalogue = await stored('catalogues/current_affairs')
  expect(catalogue?.documents).toContain('a-new-wetland')
})

test('it reads back as the form, keeps its id with another title, and refuses an old form', async () => {
  const found = await readDocument(target(), 'current_affairs', 'a-new-wetland')
  expect(await saveDocument(target(), 'current_affairs', found)).toMatchObject({
    isWritten: false,
    changed: [],
  })
  const renamed = { ...found, fields: { ...found.fields, title: 'Another' }, isPublished: false }
  expect(await saveDocument(target(), 'current_affairs', renamed)).toMatchObject({
    id: 'a-new-wetland',
    isWritten: true,
  })
  expect(await stored('current_affairs/a-new-wetland')).toMatchObject({ title: 'Another', isActive: false })
  await expect(saveDocument(target(), 'current_affairs', found)).rejects.toThrow(
    'Somebody else has changed this',
  )
  const twin = { id: null, fields: article, isPublished: true }
  expect((await saveDocument(target(), 'current_affairs', twin)).problems).toEqual([
    { severity: 'error', field: 'title', message: 'There is already one with this title: open it instead.' },
  ])
})

describe('errors stop what is published, and no draft', () => {
  test.each<[DocumentCollection, Record<string, unknown>, string]>([
    ['jobs', { title: 'Clerk', company: 'Court', url: 'not an address', deadline: '05/12/2026' }, 'deadline'],
    ['videos', { title: 'Rivers' }, 'url'],
    ['quizzes', { title: 'Sums', categoryName: 'Arithmetic', questions: [] }, 'questions'],
    ['pdfs', { title: 'Sheet' }, 'url'],
  ])('of %s', async (collection, fields, field) => {
    const bad = await saveDocument(target(), collection, { id: null, fields, isPublished: true })
    expect(bad.isWritten).toBe(false)
    expect(bad.problems.filter(({ severity }) => severity === 'error').map((one) => one.field)).toContain(
      field,
    )
    const draft = await saveDocument(target(), collection, { id: null, fields, isPublished: false })
    expect(draft.problems.every(({ severity }) => severity === 'warning')).toBe(true)
    expect(draft.isWritten).toBe(true)
  })
})

test('nobody lists the address of a paid video, and the form has it', async () => {
  const fields = {
    title: 'Budget Film',
    isPaid: true,
    youtubeUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  }
  const saved = await saveDocument(target(), 'videos', { id: null, fields, isPublished: true })
  expect(saved).toMatchObject({ id: 'budget-film', isWritten: true })
  const visitor = backend.db('visitor')
  expect(JSON.stringify((await getDoc(doc(visitor, 'videos/budget-film'))).data())).not.toContain(
    'aaaaaaaaaaa',
  )
  const found = await readDocument(target(), 'videos', 'budget-film')
  expect(found.fields).toMatchObject(fields)
  expect(await saveDocument(target(), 'videos', found)).toMatchObject({ changed: [], isWritten: false })
})

test('a paper of a file is a draft first; published, a visitor reads it', async () => {
  const form = {
    id: null,
    fields: {
      title: 'Polity Paper',
      categoryName: 'Polity',
      duration: 15,
      sections: [
        { id: 'general', name: 'General' },
        { id: 'maths', name: 'Mathematics' },
      ],
    },
    questions: { file: 'docs/authors/paper.csv' },
    isPublished: false,
  }
  const draft = await saveDocument(target(), 'mock_tests', form)
  expect(draft).toMatchObject({ id: 'polity-paper', isWritten: true })
  const visitor = backend.db('visitor')
  await expect(getDoc(doc(visitor, 'mock_tests/polity-paper'))).rejects.toMatchObject({
    code: 'permission-denied',
  })
  const found = await readDocument(target(), 'mock_tests', 'polity-paper')
  const again = await saveDocument(target(), 'mock_tests', {
    ...found,
    questions: form.questions,
    isPublished: true,
  })
  expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect((await getDoc(doc(visitor, 'mock_tests/polity-paper'))).get('questions').length).toBeGreaterThan(3)
})
