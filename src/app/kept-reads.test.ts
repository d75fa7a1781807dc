import 'fake-indexeddb/auto'
import { QueryClient, type QueryMeta } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { packagesQuery } from '@/content/categories/queries'
import { currentAffairsList, importantQuery } from '@/content/current-affairs/queries'
import { dailyDosesList } from '@/content/daily-doses/queries'
import { jobsList } from '@/content/jobs/queries'
import { kept, keptForOffline, keptOf, longList } from '@/content/kept'
import { mockTestsList } from '@/content/mock-tests/queries'
import { categoryResourcesQuery, packsQuery } from '@/content/packs/queries'
import { paidCategorySchema } from '@/content/packs/schema'
import { quizzesQuery } from '@/content/quizzes/queries'
import { resourceAccessQuery, resourceQuery, resourcesList } from '@/content/resources/queries'
import { sectionsOnDeviceQuery } from '@/content/sections-on-device'
import { videosQuery } from '@/content/videos/queries'
import { AppError } from '@/lib/app-error'
import { createDeviceStore, forgetOwner, visitor } from '@/lib/device/device-store'
import { keptReadsArea } from '@/lib/device/kept-read'
import { getNetworkState, reportReached, reportUnreached } from '@/lib/device/network-state'
import { keepReads } from './kept-reads'

const pack = paidCategorySchema.parse({ id: 'polity', name: 'Polity' })
let owner = visitor
let isOnline = true
/** A page opened afresh: nothing in memory, the device as it was left. */
const freshPage = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        persister: keepReads(
          () => owner,
          () => isOnline,
        ),
        retry: false,
      },
    },
  })
const jobs = (queryFn: () => unknown) => ({
  queryKey: ['section', 'jobs'],
  queryFn: async () => queryFn(),
  meta: kept('jobs'),
})
const noNetwork = () => {
  throw new AppError('network-request-failed', 'Network error.')
}
/** What is kept is written behind the answer. */
const written = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(async () => {
  owner = visitor
  await forgetOwner(visitor)
  reportReached()
})

describe('keepReads', () => {
  test('a read that once succeeded is shown again without a network, with its dates as dates', async () => {
    const deadline = new Date('2026-11-30')
    await freshPage().fetchQuery(jobs(() => [{ title: 'Clerk', deadline }]))
    await written()
    expect(await freshPage().fetchQuery(jobs(noNetwork))).toEqual([{ title: 'Clerk', deadline }])
  })

  test('a copy in another language is read again, and shows only offline', async () => {
    const device = createDeviceStore(keptReadsArea, { atSignOut: 'forgotten' })
    await freshPage().fetchQuery(jobs(() => [{ title: 'గుమస్తా' }]))
    await written()
    const [[hash, entry] = []] = await device.entries(visitor)
    await device.setMany(visitor, [[hash ?? '', { ...Object(entry), language: 'te' }]])
    isOnline = false
    expect(await freshPage().fetchQuery(jobs(noNetwork))).toEqual([{ title: 'గుమస్తా' }])
    isOnline = true
    expect(await freshPage().fetchQuery(jobs(() => [{ title: 'Clerk' }]))).toEqual([{ title: 'Clerk' }])
  })

  test('what has not been read before fails as ever, and the network counts as gone', async () => {
    await expect(freshPage().fetchQuery(jobs(noNetwork))).rejects.toThrow('Network error.')
    expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: null })
  })

  test('a read that only asks the device does not say that the network is back', async () => {
    reportUnreached(500)
    await freshPage().fetchQuery({ queryKey: ['running-attempt', 'ravi'], queryFn: async () => null })
    expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: 500 })
  })

  test('what does not say that it may be kept never is', async () => {
    const queryKey = ['purchases', 'uid']
    await freshPage().fetchQuery({ queryKey, queryFn: async () => 'secret' })
    await written()
    await expect(freshPage().fetchQuery({ queryKey, queryFn: async () => noNetwork() })).rejects.toThrow(
      'Network error.',
    )
  })

  test.each([
    ['packs', packsQuery],
    ['what a pack holds', categoryResourcesQuery(new QueryClient(), pack)],
    ['where a bought link leads', resourceAccessQuery('uid', 'r1')],
    ['a file', resourceQuery('r1')],
  ])('%s are never kept', (_what, { meta }) => {
    expect(keptOf(meta)).toBeNull()
  })

  test('each owner has an own copy, and nothing is left of one who signs out while it is read', async () => {
    owner = 'lakshmi'
    await freshPage().fetchQuery(jobs(() => ['hers']))
    await written()
    owner = visitor
    await expect(freshPage().fetchQuery(jobs(noNetwork))).rejects.toThrow('Network error.')

    owner = 'ravi'
    await freshPage().fetchQuery(
      jobs(() => {
        owner = visitor
        return ['his']
      }),
    )
    await written()
    owner = 'ravi'
    await expect(freshPage().fetchQuery(jobs(noNetwork))).rejects.toThrow('Network error.')
  })
})

describe('what must not be older than it is', () => {
  const owned = (queryFn: () => unknown) => ({
    queryKey: ['purchases', 'uid'],
    queryFn: async () => queryFn(),
    meta: keptForOffline('parts'),
  })
  beforeEach(async () => {
    await freshPage().fetchQuery(owned(() => ['a package']))
    await written()
  })
  afterEach(() => {
    isOnline = true
  })

  test('is asked of the server though the device has it', async () => {
    expect(await freshPage().fetchQuery(owned(() => []))).toEqual([])
  })

  test('comes from the device without a network, as old as it is', async () => {
    isOnline = false
    const page = freshPage()
    expect(await page.fetchQuery(owned(noNetwork))).toEqual(['a package'])
    expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: expect.any(Number) })
    await written()
    expect(page.getQueryState(['purchases', 'uid'])?.dataUpdatedAt).toBeLessThan(Date.now() - 15)
  })

  test('comes from the device when the network leads nowhere, after one more try', async () => {
    const read = vi.fn(noNetwork)
    expect(await freshPage().fetchQuery({ ...owned(read), retry: 1, retryDelay: 0 })).toEqual(['a package'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('does not come from the device when the server refuses it', async () => {
    const refused = () => {
      throw new AppError('permission-denied', 'Not yours.')
    }
    await expect(freshPage().fetchQuery(owned(refused))).rejects.toThrow('Not yours.')
  })
})

describe('a list of a hundred documents', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is read once while a student comes back to it, and anew by a page that starts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const read = vi.fn(() => ['Rivers'])
    const list = { ...jobs(read), ...longList }
    const page = freshPage()
    await page.fetchQuery(list)
    await written()
    vi.setSystemTime(Date.now() + 20 * 60_000)
    expect(await page.fetchQuery(list)).toEqual(['Rivers'])
    expect(read).toHaveBeenCalledTimes(1)

    expect(await freshPage().fetchQuery(list)).toEqual(['Rivers'])
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  })

  test('is asked for again at the next look when it could not be read behind what is kept', async () => {
    const list = { ...jobs(() => ['Rivers']), ...longList }
    const page = freshPage()
    await page.fetchQuery(list)
    await expect(
      page.fetchQuery({ ...list, queryFn: async () => noNetwork(), staleTime: 0 }),
    ).rejects.toThrow('Network error.')
    expect(page.getQueryCache().find(list)?.isStaleByTime(longList.staleTime)).toBe(true)
  })

  test.each([
    ['quizzes', quizzesQuery(null), longList.staleTime],
    ['videos', videosQuery(null), longList.staleTime],
    ['packs', packsQuery, longList.staleTime],
    ['current affairs', currentAffairsList(null).query, longList.staleTime],
    ['current affairs of a category', currentAffairsList('Sports').query, undefined],
    ['jobs', jobsList(null).query, undefined],
  ])('%s: only what costs so much stays so long', (_what, { staleTime }, expected) => {
    expect(staleTime).toBe(expected)
  })
})

test('the sections on this device are those whose whole list it has kept', async () => {
  const resources = resourcesList({ of: 'resources', category: null, type: null })
  const lists = {
    'test-series': packagesQuery,
    'mock-test': mockTestsList(null).query,
    quizzes: quizzesQuery(null),
    videos: videosQuery(null),
    'current-affairs': currentAffairsList(null).query,
    'daily-dose': dailyDosesList(null).query,
    jobs: jobsList(null).query,
    resource: resources.query,
  }
  const client = freshPage()
  const onDevice = async () => {
    await written()
    return (await client.fetchQuery(sectionsOnDeviceQuery(visitor))).map(({ id }) => id)
  }
  const keep = ({ queryKey, meta }: { queryKey: readonly unknown[]; meta?: QueryMeta | undefined }) =>
    client.fetchQuery({ queryKey, ...(meta && { meta }), queryFn: () => [] })
  for (const parts of [importantQuery, currentAffairsList('Polity').query, packsQuery]) await keep(parts)
  expect(await onDevice()).toEqual([])
  for (const list of Object.values(lists)) await keep(list)
  expect(await onDevice()).toEqual(Object.keys(lists))
})
