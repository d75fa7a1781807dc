import { type FirebaseStorage, list, listAll, ref, uploadString } from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from './testing/service'

let service: TestService
let storage: FirebaseStorage
beforeAll(async () => {
  service = await startTestService()
  storage = service.connect('student')
  const names = [
    'Carousel/2.svg',
    'Carousel/1.svg',
    'Carousel/sub/x.svg',
    'Carousel/sub/y.svg',
    'Carousel/z/1/2.svg',
  ]
  for (const name of [...names, 'Carousel2/a.svg', 'top.txt', 'తె/1.svg', '𝒜/1.svg', 'ﬀ/1.svg']) {
    await uploadString(ref(storage, name), name)
  }
})
afterAll(() => service.close())

const pathsOf = (references: readonly { fullPath: string }[]) => references.map(({ fullPath }) => fullPath)

test('lists the files and the folders of a folder, not what lies deeper', async () => {
  const { items, prefixes } = await listAll(ref(storage, 'Carousel'))
  expect(pathsOf(items)).toEqual(['Carousel/1.svg', 'Carousel/2.svg'])
  expect(pathsOf(prefixes)).toEqual(['Carousel/sub', 'Carousel/z'])
})

test('lists the top in the order of UTF-8', async () => {
  const { items, prefixes } = await listAll(ref(storage))
  expect(pathsOf(items)).toEqual(['top.txt'])
  expect(pathsOf(prefixes)).toEqual(['Carousel', 'Carousel2', 'తె', 'ﬀ', '𝒜'])
})

test('finds nothing in a folder that is not there', async () => {
  expect(await listAll(ref(storage, 'nowhere'))).toEqual({ items: [], prefixes: [] })
})

test('pages through files and folders together, each once', async () => {
  const seen: string[] = []
  let pages = 0
  let pageToken: string | undefined
  do {
    const page = await list(ref(storage, 'Carousel'), {
      maxResults: 1,
      ...(pageToken !== undefined && { pageToken }),
    })
    seen.push(...pathsOf(page.items), ...pathsOf(page.prefixes))
    expect(page.items.length + page.prefixes.length).toBe(1)
    pageToken = page.nextPageToken
    pages += 1
  } while (pageToken !== undefined)
  expect(seen).toEqual(['Carousel/1.svg', 'Carousel/2.svg', 'Carousel/sub', 'Carousel/z'])
  expect(pages).toBe(4)
})

test('goes on after a file that was deleted between two pages', async () => {
  await uploadString(ref(storage, 'pages/a'), '')
  await uploadString(ref(storage, 'pages/b'), '')
  const first = await list(ref(storage, 'pages'), { maxResults: 1 })
  const [object] = service.store.all('demo-pariksha.appspot.com').filter(({ name }) => name === 'pages/a')
  if (object) service.store.remove(object)
  const next = await list(ref(storage, 'pages'), { maxResults: 1, pageToken: first.nextPageToken ?? '' })
  expect(pathsOf(next.items)).toEqual(['pages/b'])
  expect(next.nextPageToken).toBeUndefined()
})

test('answers in the form that the SDK reads, without a delimiter everything below the prefix', async () => {
  const shown: unknown = await (
    await service.call('GET', '?prefix=Carousel%2F&delimiter=%2F&maxResults=3')
  ).json()
  const bucket = 'demo-pariksha.appspot.com'
  expect(shown).toEqual({
    prefixes: ['Carousel/sub/'],
    items: [
      { name: 'Carousel/1.svg', bucket },
      { name: 'Carousel/2.svg', bucket },
    ],
    nextPageToken: expect.any(String),
  })
  const deep: unknown = await (await service.call('GET', '?prefix=Carousel%2Fsub%2F')).json()
  expect(deep).toMatchObject({ items: [{ name: 'Carousel/sub/x.svg' }, { name: 'Carousel/sub/y.svg' }] })
})

test.each(['0', '1001', '1.5', 'x'])('refuses %s results a page', async (count) => {
  expect((await service.call('GET', `?maxResults=${count}`)).status).toBe(400)
})

test('leaves out names that folders cannot show', async () => {
  await service.call('POST', '?name=odd%2F', { body: 'x' })
  await service.call('POST', '?name=odd%2F%2Fx', { body: 'x' })
  await service.call('POST', '?name=odd%2Fplain', { body: 'x' })
  const { items, prefixes } = await listAll(ref(storage, 'odd'))
  expect(pathsOf(items)).toEqual(['odd/plain'])
  expect(prefixes).toEqual([])
})
