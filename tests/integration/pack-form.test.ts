/** A pack from one form, its uploads, and what visitors and buyers open afterwards. */
import { doc, getDoc } from 'firebase/firestore/lite'
import { describe, expect, test } from 'vitest'
import { type PackForm, readPack } from '../../tools/content/forms/pack-form'
import { savePack } from '../../tools/content/forms/save-pack'
import { openTarget } from '../../tools/content/target'
import { packFolder, uploadFile } from '../../tools/content/upload'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { services } = setUpContentTool(backend)
const target = () => openTarget(null, () => undefined, undefined, services())
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()
const errorsOf = ({ problems }: Awaited<ReturnType<typeof savePack>>) =>
  problems.filter(({ severity }) => severity === 'error')

const book = 'seed/files/paid/resource_current_affairs/days-of-the-year.pdf'
const id = 'river-notes'
const productId = 'resource_river_notes'
const draft: PackForm = { id: null, title: 'River Notes', price: 49, isActive: false, files: [] }

test('a draft has its folder, and is published with its files', async () => {
  expect(await savePack(target(), draft)).toMatchObject({ id, isWritten: true })
  expect(await packFolder(target(), id)).toBe(`paid/${productId}/`)
  const { path, pageCount, sizeBytes } = await uploadFile(target(), book, `paid/${productId}/`)
  const saved = await savePack(target(), {
    ...(await readPack(target(), id)),
    isActive: true,
    files: [
      { id: null, title: { en: 'Book 1', te: 'పుస్తకం 1' }, kind: 'pdf', address: path, pageCount, sizeBytes },
      { id: null, title: 'Atlas', kind: 'link', address: 'https://example.org/atlas' },
    ],
  })
  expect(errorsOf(saved)).toEqual([])
  expect(saved.shown).toEqual([`paid_resource_categories/${id}: students will see: 1 PDF, 1 link; Rs. 49.`])
  const visitor = backend.db('visitor')
  const card = (await getDoc(doc(visitor, `resources/${id}-atlas`))).data()
  expect(card).toMatchObject({ categoryName: 'River Notes', productId, isPaid: true })
  expect(JSON.stringify(card)).not.toContain('example.org')
  await expect(getDoc(doc(visitor, `resources/${id}-atlas/private/access`))).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

test('it reads back as the form, and saving that changes nothing', async () => {
  const found = await readPack(target(), id)
  expect(found).toMatchObject({ productId, price: 49, isActive: true })
  expect(found.files.map(({ id: file, kind, address }) => [file, kind, address])).toEqual([
    [`${id}-book-1`, 'pdf', expect.stringContaining(`paid/${productId}/`)],
    [`${id}-atlas`, 'link', 'https://example.org/atlas'],
  ])
  expect(await savePack(target(), found)).toMatchObject({ problems: [], created: [], changed: [] })
})

test('files are in the order of the form, which the pack alone stores', async () => {
  const found = await readPack(target(), id)
  expect(await stored(`paid_resource_categories/${id}`)).toMatchObject({
    resources: [`${id}-book-1`, `${id}-atlas`],
  })
  const turned = await savePack(target(), { ...found, files: found.files.toReversed() })
  expect(turned.changed).toEqual([`paid_resource_categories/${id}`])
  expect((await readPack(target(), id)).files.map((file) => file.id)).toEqual([`${id}-atlas`, `${id}-book-1`])
})

test('another title reaches every file; a file that left is hidden', async () => {
  const found = await readPack(target(), id)
  const [, pdf] = found.files
  if (!pdf) throw new Error('two files')
  const saved = await savePack(target(), { ...found, title: 'All Rivers', files: [pdf] })
  expect(errorsOf(saved)).toEqual([])
  expect(saved.shown[0]).toContain('1 PDF;')
  expect(await stored(`resources/${id}-book-1`)).toMatchObject({ categoryName: 'All Rivers' })
  expect(await stored(`resources/${id}-atlas`)).toMatchObject({ isActive: false })
  expect((await readPack(target(), id)).productId).toBe(productId)
  await expect(savePack(target(), { ...found, price: 1 })).rejects.toThrow('Somebody else has changed this')
})

describe('what is wrong is named by its field', () => {
  const pdf = { id: null, title: 'Book', kind: 'pdf' as const, address: 'paid/resource_fresh/none.pdf' }
  const fresh: PackForm = { id: null, title: 'Fresh', price: 10, isActive: true, files: [pdf] }
  test.each<[string, Partial<PackForm>, string]>([
    ['the title of another pack', { title: 'Indian Polity Notes' }, 'title'],
    ['no price', { price: null }, 'price'],
    ['two files of one title', { files: [pdf, pdf] }, 'files[1].title'],
    ['a file without an upload', { files: [{ ...pdf, address: '' }] }, 'files[0].address'],
    ['a file of another pack', { files: [{ ...pdf, address: 'paid/resource_x/a.pdf' }] }, 'files[0].address'],
    [
      'a PDF that everybody opens',
      { files: [{ ...pdf, address: 'https://x.in/a.pdf' }] },
      'files[0].address',
    ],
    [
      'a film outside of its pack',
      { files: [{ ...pdf, kind: 'video', address: 'members/a.mp4' }] },
      'files[0].address',
    ],
    ['a file that is not in Storage', {}, 'files[0].address'],
    ['no files', { files: [] }, 'files'],
  ])('%s', async (_, change, field) => {
    const saved = await savePack(target(), { ...fresh, ...change })
    expect(errorsOf(saved).map((one) => one.field)).toContain(field)
    expect(await stored('paid_resource_categories/fresh')).toBeUndefined()
  })

  test('a page that is called a PDF', async () => {
    const address = 'paid/resource_fresh/page.pdf'
    await target().files.put({ path: address, type: 'application/pdf', bytes: Buffer.from('<html>') })
    const [error] = errorsOf(await savePack(target(), { ...fresh, files: [{ ...pdf, address }] }))
    expect(error).toMatchObject({
      field: 'files[0].address',
      message: expect.stringContaining('is not a PDF'),
    })
  })
})

test('a pack that was imported reads as a form, and is the same after that is saved', async () => {
  const seeded = 'general-science-notes'
  const found = await readPack(target(), seeded)
  expect(new Set(found.files.map(({ kind }) => kind))).toEqual(new Set(['pdf', 'video', 'link']))
  const paths = [`paid_resource_categories/${seeded}`, ...found.files.map((file) => `resources/${file.id}`)]
  const before = await Promise.all(paths.map(stored))
  const saved = await savePack(target(), found)
  expect(errorsOf(saved)).toEqual([])
  expect(await Promise.all(paths.map(stored))).toEqual(before)
})
