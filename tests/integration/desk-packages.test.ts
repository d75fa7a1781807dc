/** The desk's actions of packages, packs and articles, as the page calls them, on the local backend. */
import { readFileSync } from 'node:fs'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, expect, test } from 'vitest'
import { openTarget } from '../../tools/content/target'
import { actions } from '../../tools/desk/actions'
import type { Desk } from '../../tools/desk/actions/action'
import { createUploads } from '../../tools/desk/server/uploads'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { services } = setUpContentTool(backend)
const uploads = createUploads()
afterAll(() => uploads.close())

const desk = (): Desk => ({
  target: openTarget(null, () => undefined, undefined, services()),
  project: null,
  uploads,
  console: { out: () => undefined, err: () => undefined, ask: async () => null },
})
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

/** A file that the page has sent. */
function sent(name: string, bytes: Buffer): string {
  const id = uploads.begin(name, bytes.length)
  uploads.add(id, 0, bytes)
  return id
}

const csv = Buffer.from('Question,Option A,Option B,Answer,Explanation\nWhich river?,Krishna,Penna,A,So.\n')

test('a package is listed with its state, and a second operator is told who has changed it', async () => {
  const rows = await actions.listPackages.run({}, desk())
  expect(rows.map(({ id }) => id)).toContain('ibps-po-prelims')
  const test = {
    id: null,
    title: { en: 'Rivers' },
    access: 'premium',
    minutes: 10,
    questions: { upload: sent('rivers.csv', csv) },
  }
  const form = { id: null, title: { en: 'Rivers of India' }, price: 99, isActive: false, tests: [test] }
  const checked = await actions.savePackage.run({ form, dryRun: true }, desk())
  expect(checked).toMatchObject({ status: 'checked', saved: { isWritten: false } })
  expect(await stored('categories/rivers-of-india')).toBeUndefined()
  const saved = await actions.savePackage.run({ form, dryRun: false }, desk())
  expect(saved).toMatchObject({ status: 'saved', saved: { id: 'rivers-of-india', isWritten: true } })
  expect(await actions.listPackages.run({}, desk())).toContainEqual(
    expect.objectContaining({ id: 'rivers-of-india', state: 'draft' }),
  )

  const opened = await actions.openPackage.run({ id: 'rivers-of-india' }, desk())
  const publish = { form: { ...opened, isActive: true }, dryRun: false }
  expect(await actions.savePackage.run(publish, desk())).toMatchObject({ status: 'saved' })
  expect(await actions.savePackage.run({ ...publish, form: { ...opened, price: 1 } }, desk())).toMatchObject({
    status: 'changed',
    by: { what: 'Changed the package "Rivers of India"' },
  })
  expect(await stored('categories/rivers-of-india')).toMatchObject({ price: 99, isActive: true })
})

test('a pack refuses a file that is not whole, and takes the whole one', async () => {
  const form = { id: null, title: 'Rivers in Print', price: 99, isActive: false, files: [] }
  expect(await actions.savePack.run({ form, dryRun: false }, desk())).toMatchObject({ status: 'saved' })
  const bytes = readFileSync('seed/files/paid/resource_indian_polity/rights-and-duties.pdf')
  const half = uploads.begin('rights.pdf', bytes.length)
  uploads.add(half, 0, bytes.subarray(0, 100))
  const toPack = { upload: half, pack: 'rivers-in-print' }
  await expect(actions.uploadToPack.run(toPack, desk())).rejects.toThrow('has not arrived completely')
  uploads.add(half, 100, bytes.subarray(100))
  const { path, pageCount } = await actions.uploadToPack.run(toPack, desk())
  expect(path).toMatch(/^paid\/resource_rivers_in_print\/\w+\.pdf$/)
  expect(pageCount).toBeGreaterThan(0)
})

test('an article without a title is refused at its field; the list leaves out the files of packs', async () => {
  const form = { id: null, fields: { category: 'Polity' }, isPublished: true }
  expect(
    await actions.saveArticle.run({ collection: 'current_affairs', form, dryRun: false }, desk()),
  ).toMatchObject({ status: 'refused', saved: { problems: [{ field: 'title', message: 'Write a title.' }] } })
  const rows = await actions.listArticles.run({}, desk())
  // Its title is in `heading`.
  expect(rows.find(({ id }) => id === 'air-quality-index')?.title).not.toBe('air-quality-index')
  const resources = rows.filter(({ collection }) => collection === 'resources')
  expect(resources.length).toBeGreaterThan(0)
  for (const { id } of resources) expect((await stored(`resources/${id}`))?.isPaid).not.toBe(true)
})

test('the categories that students choose among are offered, and no others', async () => {
  const names = await actions.listMockTestCategories.run({}, desk())
  expect(names).toContain('State PSC')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  expect(names).not.toContain('APPSC')
})
