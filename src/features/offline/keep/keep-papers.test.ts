import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Paper } from '@/domain/paper'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { paperOf } from '@/domain/testing/sitting-samples'
import { everythingOf, forgetOwner, visitor } from '@/lib/device/device-store'
import { paperShelf, pinsOf } from '@/own/papers/shelf'
import { keptItems } from '../device/kept-items'
import { idOfPackage, idOfPaper, type KeepRequest } from '../model/kept-item'
import { checkKept } from './check-kept'
import { comparePackage, keepPapers, renewPaper, type Source } from './keep-papers'
import { removeKept } from './keeper'
import { paperKeeper } from './paper-keeper'

const week = 7 * 24 * 3_600_000
const refOf = (testId: string): TestRef => ({ kind: 'series', packageId: 'p q', testId })
const keyOf = (testId: string) => testKey(refOf(testId))
const wholePackage: KeepRequest = {
  id: idOfPackage('p q'),
  kind: 'package',
  title: 'A package',
  path: '/test-series/p%20q',
  productId: 'testseries_p',
}
const oneTest: KeepRequest = { ...wholePackage, id: idOfPaper(keyOf('a')), kind: 'test', productId: null }

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
const keep = (
  source: Source,
  request = wholePackage,
  signal = never,
  onPart: (part: number) => void = () => {},
) => keepPapers(visitor, request, signal, onPart, source)
const kept = async () => [...(await pinsOf(visitor)).keys()]

afterEach(async () => {
  vi.restoreAllMocks()
  await forgetOwner(visitor)
})

test('all tests of a package are kept, but for those that are gone or refused, and the list tells their size', async () => {
  const { source } = serverOf({ a: paperOf(2), b: null, c: paperOf(3) })
  const parts: number[] = []
  await keep(source, wholePackage, never, (part) => parts.push(part))
  expect(await kept()).toEqual([keyOf('a'), keyOf('c')])
  expect(await paperShelf.find(visitor, keyOf('c'))).toEqual(paperOf(3))
  const [item] = await keptItems(visitor)
  expect(item).toMatchObject({ ...wholePackage, whole: true })
  expect(item?.bytes).toBeGreaterThan(500)
  expect(parts).toEqual([1 / 3, 1])
})

test('what was stopped goes on where it stopped', async () => {
  const { source, asked } = serverOf({ a: paperOf(2), b: paperOf(2), c: paperOf(2) })
  const stop = new AbortController()
  await keep(source, wholePackage, stop.signal, () => stop.abort())
  expect(await kept()).toEqual([keyOf('a')])
  expect((await keptItems(visitor))[0]).toMatchObject({ whole: false })
  asked()
  await keep(source)
  expect(asked()).toEqual(['b', 'c'])
  expect((await keptItems(visitor))[0]).toMatchObject({ whole: true })
})

test('what came before the network went stays, and is not lost by going on', async () => {
  const { source, tests } = serverOf({ a: paperOf(2), b: new TypeError('Failed to fetch') })
  await expect(keep(source)).rejects.toThrow('Failed to fetch')
  expect(await kept()).toEqual([keyOf('a')])
  tests.b = paperOf(1)
  await keep(source)
  expect(await kept()).toEqual([keyOf('a'), keyOf('b')])
})

test('a full device loses nothing that was there', async () => {
  const { source } = serverOf({ a: paperOf(2), b: paperOf(2) })
  await keep(source, oneTest)
  const before = await everythingOf(visitor)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(keep(serverOf({ c: paperOf(2) }).source)).rejects.toThrow('full')
  expect(await everythingOf(visitor)).toEqual(before)
})

test('nothing is kept for who has signed out meanwhile', async () => {
  const { source } = serverOf({ a: paperOf(2) })
  await keepPapers('somebody-else', wholePackage, never, () => {}, source)
  expect(await everythingOf('somebody-else')).toEqual([])
})

test('where nothing can be kept it is said, and the list names nothing', async () => {
  await expect(keep(serverOf({ a: null }).source)).rejects.toThrow('There is nothing here that can be kept.')
  expect(await keptItems(visitor)).toEqual([])
})

test('a test that is kept by itself stays when its package is removed, and the other way round', async () => {
  const { source } = serverOf({ a: paperOf(2), b: paperOf(2) })
  await keep(source)
  await keep(serverOf({ a: paperOf(2) }).source, oneTest)
  const itemOf = async (id: string) => (await keptItems(visitor)).find((item) => item.id === id)
  const whole = await itemOf(wholePackage.id)
  if (whole) await removeKept(paperKeeper, visitor, whole)
  expect(await kept()).toEqual([keyOf('a')])
  await keep(source)
  const single = await itemOf(oneTest.id)
  if (single) await removeKept(paperKeeper, visitor, single)
  expect(await kept()).toEqual([keyOf('a'), keyOf('b')])
  expect(await keptItems(visitor)).toHaveLength(1)
})

test('what is kept on purpose outlasts any number of papers that are read', async () => {
  await keep(serverOf({ a: paperOf(2) }).source, oneTest)
  for (let index = 0; index < 70; index++)
    await paperShelf.keep(visitor, new Map([[`quiz/${index}`, paperOf(1)]]))
  expect(await paperShelf.find(visitor, keyOf('a'))).not.toBeNull()
  expect(await paperShelf.find(visitor, 'quiz/9')).toBeNull()
  expect(await paperShelf.find(visitor, 'quiz/10')).not.toBeNull()
})

test('after a week it is asked whether a bought package is still theirs: then it stays, else it goes and the list says so', async () => {
  const { source } = serverOf({ a: paperOf(2) })
  await keep(source)
  await keep(serverOf({ free: paperOf(1) }).source, { ...oneTest, id: idOfPaper(keyOf('free')) })
  const owns = vi.fn(async () => true)
  const compare = vi.fn(async () => {})
  const now = Date.now()
  await checkKept(visitor, owns, now + week - 60_000, compare)
  expect(owns).not.toHaveBeenCalled()

  await checkKept(visitor, owns, now + week + 60_000, compare)
  expect(owns.mock.calls).toEqual([['testseries_p']])
  // The free one too.
  expect(compare).toHaveBeenCalledTimes(2)
  await checkKept(visitor, owns, now + 2 * week, compare)
  expect(owns).toHaveBeenCalledTimes(1)

  await checkKept(visitor, () => Promise.reject(new Error('no network')), now + 3 * week, compare)
  expect(await kept()).toContain(keyOf('a'))

  await checkKept(visitor, async () => false, now + 4 * week, compare)
  // The free one was kept by itself.
  expect(await kept()).toEqual([keyOf('free')])
  expect((await keptItems(visitor)).find(({ id }) => id === wholePackage.id)).toMatchObject({
    ended: true,
    loaded: 0,
    whole: false,
  })
})

test('a package with other tests by now says so; updating brings what is new, and takes what is gone', async () => {
  await keep(serverOf({ a: paperOf(2), b: paperOf(2) }).source)
  await keep(serverOf({ b: paperOf(2) }).source, { ...oneTest, id: idOfPaper(keyOf('b')) })
  const itemNow = async () => {
    const found = (await keptItems(visitor)).find(({ id }) => id === wholePackage.id)
    if (!found) throw new Error('The package is not kept')
    return found
  }
  await comparePackage(visitor, await itemNow(), serverOf({ b: null, a: null }).source)
  expect(await itemNow()).not.toHaveProperty('newer')

  const { source, asked } = serverOf({ c: paperOf(2), d: paperOf(2) })
  await comparePackage(visitor, await itemNow(), source)
  expect(await itemNow()).toMatchObject({ newer: true, whole: true })
  expect(await kept()).toEqual([keyOf('a'), keyOf('b')])
  await keep(source)
  expect(asked()).toEqual(['c', 'd'])
  // b was kept by itself as well.
  expect(await kept()).toEqual([keyOf('b'), keyOf('c'), keyOf('d')])
  expect(await itemNow()).not.toHaveProperty('newer')
})

test('a kept paper that has other pictures when it is read again gets those', async () => {
  await keep(serverOf({ a: paperOf(1) }).source, oneTest)
  const [question] = paperOf(1).questions
  if (!question) throw new Error('The paper has no question')
  const picture = 'https://example.test/figure.png'
  const withPicture: Paper = { ...paperOf(1), questions: [{ ...question, image: picture }] }
  await renewPaper(visitor, keyOf('a'), withPicture)
  expect((await pinsOf(visitor)).get(keyOf('a'))?.pictures).toEqual([picture])
  await renewPaper(visitor, keyOf('never-kept'), withPicture)
  expect(await kept()).toEqual([keyOf('a')])
})
