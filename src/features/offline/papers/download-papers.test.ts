import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Paper } from '@/domain/paper'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { paperOf } from '@/domain/testing/sitting-samples'
import { everythingOf, forgetOwner, visitor } from '@/lib/device/device-store'
import { paperShelf, pinsOf } from '@/own/papers/shelf'
import { checkOwnership } from '../check-downloads'
import { downloadItems } from '../device/download-list'
import { removeDownload } from '../downloads'
import { type DownloadRequest, idOfPackage, idOfPaper } from '../model/download-item'
import { comparePackage, downloadPapers, renewPaper, type Source } from './download-papers'

const week = 7 * 24 * 3_600_000
const refOf = (testId: string): TestRef => ({ kind: 'series', packageId: 'p q', testId })
const keyOf = (testId: string) => testKey(refOf(testId))
const wholePackage: DownloadRequest = {
  id: idOfPackage('p q'),
  kind: 'package',
  title: 'A package',
  path: '/test-series/p%20q',
  productId: 'testseries_p',
}
const oneTest: DownloadRequest = { ...wholePackage, id: idOfPaper(keyOf('a')), kind: 'test', productId: null }

/** A server with these tests, whose reads are counted. */
function serverOf(tests: Record<string, Paper | null | Error>) {
  const asked: string[] = []
  const source: Source = {
    testsOf: async () => Object.keys(tests).map(refOf),
    reader: () => async (ref) => {
      const id = ref.kind === 'series' ? ref.testId : ''
      asked.push(id)
      const answer = tests[id]
      if (answer instanceof Error) throw answer
      return answer ?? null
    },
  }
  return { source, asked: () => asked.splice(0), tests }
}

const never = new AbortController().signal
const download = (
  source: Source,
  request = wholePackage,
  signal = never,
  onPart: (part: number) => void = () => {},
) => downloadPapers(visitor, request, signal, onPart, source)
const stored = async () => [...(await pinsOf(visitor)).keys()]

afterEach(async () => {
  vi.restoreAllMocks()
  await forgetOwner(visitor)
})

test('downloads all tests of a package, except missing and refused ones; the list shows their size', async () => {
  const { source } = serverOf({ a: paperOf(2), b: null, c: paperOf(3) })
  const parts: number[] = []
  await download(source, wholePackage, never, (part) => parts.push(part))
  expect(await stored()).toEqual([keyOf('a'), keyOf('c')])
  expect(await paperShelf.find(visitor, keyOf('c'))).toEqual(paperOf(3))
  const [item] = await downloadItems(visitor)
  expect(item).toMatchObject({ ...wholePackage, whole: true })
  expect(item?.bytes).toBeGreaterThan(500)
  expect(parts).toEqual([1 / 3, 1])
})

test('resumes where it was stopped', async () => {
  const { source, asked } = serverOf({ a: paperOf(2), b: paperOf(2), c: paperOf(2) })
  const stop = new AbortController()
  await download(source, wholePackage, stop.signal, () => stop.abort())
  expect(await stored()).toEqual([keyOf('a')])
  expect((await downloadItems(visitor))[0]).toMatchObject({ whole: false })
  asked()
  await download(source)
  expect(asked()).toEqual(['b', 'c'])
  expect((await downloadItems(visitor))[0]).toMatchObject({ whole: true })
})

test('what was stored before the network failed stays, and is not lost when it resumes', async () => {
  const { source, tests } = serverOf({ a: paperOf(2), b: new TypeError('Failed to fetch') })
  await expect(download(source)).rejects.toThrow('Failed to fetch')
  expect(await stored()).toEqual([keyOf('a')])
  tests.b = paperOf(1)
  await download(source)
  expect(await stored()).toEqual([keyOf('a'), keyOf('b')])
})

test('a full device loses nothing that was there', async () => {
  const { source } = serverOf({ a: paperOf(2), b: paperOf(2) })
  await download(source, oneTest)
  const before = await everythingOf(visitor)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(download(serverOf({ c: paperOf(2) }).source)).rejects.toThrow('full')
  expect(await everythingOf(visitor)).toEqual(before)
})

test('stores nothing for a student who signs out during the download', async () => {
  const { source } = serverOf({ a: paperOf(2) })
  await downloadPapers('somebody-else', wholePackage, never, () => {}, source)
  expect(await everythingOf('somebody-else')).toEqual([])
})

test('says that there is nothing to download, and adds nothing to the list', async () => {
  await expect(download(serverOf({ a: null }).source)).rejects.toThrow('There is nothing here to download.')
  expect(await downloadItems(visitor)).toEqual([])
})

test('a test that was downloaded by itself stays when its package is removed, and the other way round', async () => {
  const { source } = serverOf({ a: paperOf(2), b: paperOf(2) })
  await download(source)
  await download(serverOf({ a: paperOf(2) }).source, oneTest)
  const itemOf = async (id: string) => (await downloadItems(visitor)).find((item) => item.id === id)
  const whole = await itemOf(wholePackage.id)
  if (whole) await removeDownload(visitor, whole)
  expect(await stored()).toEqual([keyOf('a')])
  await download(source)
  const single = await itemOf(oneTest.id)
  if (single) await removeDownload(visitor, single)
  expect(await stored()).toEqual([keyOf('a'), keyOf('b')])
  expect(await downloadItems(visitor)).toHaveLength(1)
})

test('a download outlasts any number of papers that are read', async () => {
  await download(serverOf({ a: paperOf(2) }).source, oneTest)
  for (let index = 0; index < 70; index++)
    await paperShelf.keep(visitor, new Map([[`quiz/${index}`, paperOf(1)]]))
  expect(await paperShelf.find(visitor, keyOf('a'))).not.toBeNull()
  expect(await paperShelf.find(visitor, 'quiz/9')).toBeNull()
  expect(await paperShelf.find(visitor, 'quiz/10')).not.toBeNull()
})

test('checks after a week whether the student still owns a package: then it stays, otherwise it is removed and the list says so', async () => {
  const { source } = serverOf({ a: paperOf(2) })
  await download(source)
  await download(serverOf({ free: paperOf(1) }).source, { ...oneTest, id: idOfPaper(keyOf('free')) })
  const owns = vi.fn(async () => true)
  const compare = vi.fn(async () => {})
  const now = Date.now()
  await checkOwnership(visitor, owns, now + week - 60_000, compare)
  expect(owns).not.toHaveBeenCalled()

  await checkOwnership(visitor, owns, now + week + 60_000, compare)
  expect(owns.mock.calls).toEqual([['testseries_p']])
  // The free one too.
  expect(compare).toHaveBeenCalledTimes(2)
  await checkOwnership(visitor, owns, now + 2 * week, compare)
  expect(owns).toHaveBeenCalledTimes(1)

  await checkOwnership(visitor, () => Promise.reject(new Error('no network')), now + 3 * week, compare)
  expect(await stored()).toContain(keyOf('a'))

  await checkOwnership(visitor, async () => false, now + 4 * week, compare)
  // The free one was downloaded by itself.
  expect(await stored()).toEqual([keyOf('free')])
  expect((await downloadItems(visitor)).find(({ id }) => id === wholePackage.id)).toMatchObject({
    ended: true,
    loaded: 0,
    whole: false,
  })
})

test('a package with other tests by now says so; an update adds the new ones and removes the old ones', async () => {
  await download(serverOf({ a: paperOf(2), b: paperOf(2) }).source)
  await download(serverOf({ b: paperOf(2) }).source, { ...oneTest, id: idOfPaper(keyOf('b')) })
  const itemNow = async () => {
    const found = (await downloadItems(visitor)).find(({ id }) => id === wholePackage.id)
    if (!found) throw new Error('The package is not downloaded')
    return found
  }
  await comparePackage(visitor, await itemNow(), serverOf({ b: null, a: null }).source)
  expect(await itemNow()).not.toHaveProperty('newer')

  const { source, asked } = serverOf({ c: paperOf(2), d: paperOf(2) })
  await comparePackage(visitor, await itemNow(), source)
  expect(await itemNow()).toMatchObject({ newer: true, whole: true })
  expect(await stored()).toEqual([keyOf('a'), keyOf('b')])
  await download(source)
  expect(asked()).toEqual(['c', 'd'])
  // b was downloaded by itself as well.
  expect(await stored()).toEqual([keyOf('b'), keyOf('c'), keyOf('d')])
  expect(await itemNow()).not.toHaveProperty('newer')
})

test('a downloaded paper that has other pictures when it is read again gets those', async () => {
  await download(serverOf({ a: paperOf(1) }).source, oneTest)
  const [question] = paperOf(1).questions
  if (!question) throw new Error('The paper has no question')
  const picture = 'https://example.test/figure.png'
  const withPicture: Paper = { ...paperOf(1), questions: [{ ...question, image: picture }] }
  await renewPaper(visitor, keyOf('a'), withPicture)
  expect((await pinsOf(visitor)).get(keyOf('a'))?.pictures).toEqual([picture])
  await renewPaper(visitor, keyOf('never-downloaded'), withPicture)
  expect(await stored()).toEqual([keyOf('a')])
})
