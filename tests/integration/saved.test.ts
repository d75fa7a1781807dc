import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/app-error'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import type { SavedItem } from '@/own/saved/item'
import { createSavedRepository } from '@/own/saved/repository'
import { createSavedSync } from '@/own/saved/sync'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const student = 'student-demo'

const start = 1_790_000_000_000
const item = (kind: SavedItem['kind'], itemId: string, savedAt: number): SavedItem => ({
  kind,
  itemId,
  title: `About ${itemId}`,
  detail: null,
  url: kind === 'resource' ? 'https://example.org/a.pdf' : null,
  savedAt: start + savedAt,
})
const [article, job, resource] = [
  item('article', 'a', 1000),
  item('job', 'b', 2000),
  item('resource', 'c', 3000),
]

const account = () => createSavedRepository(backend.db('student'))
const inAccount = () => account().list(student)
const isOwner = () => true
const online = () => createSavedSync(account(), isOwner)
const unreached = () => Promise.reject(new AppError('network-request-failed', 'Network error.'))
/** The same device without a network. */
const offline = () => createSavedSync({ list: unreached, put: unreached, remove: unreached }, isOwner)

/** Another device of the same student would start like this. */
async function emptyDevice() {
  await forgetOwner(student)
  await forgetOwner(visitor)
}

beforeEach(async () => {
  await emptyDevice()
  const before = await inAccount()
  for (const one of before) await account().remove(student, one)
})

describe('a visitor', () => {
  test('keeps items on the device, and takes them off', async () => {
    await online().change(visitor, article, 'saved')
    await online().change(visitor, job, 'saved')
    expect(await online().known(visitor)).toEqual([job, article])
    await online().change(visitor, job, 'removed')
    expect(await online().known(visitor)).toEqual([article])
  })

  test('brings them along when signing in, beside what the account has; once', async () => {
    await account().put(student, job)
    await online().change(visitor, article, 'saved')
    await online().change(visitor, { ...job, savedAt: start + 9000 }, 'saved')
    const together = await online().read(student)
    expect(together.map(({ itemId }) => itemId).toSorted()).toEqual(['a', 'b'])
    expect((await inAccount()).map(({ itemId }) => itemId).toSorted()).toEqual(['a', 'b'])
    expect(await online().known(visitor)).toEqual([])
  })
})

describe('a student', () => {
  test('finds on one device what was saved and removed on another', async () => {
    expect(await online().change(student, resource, 'saved')).toBe('sent')
    await online().change(student, job, 'saved')
    await emptyDevice()
    expect(await online().read(student)).toEqual([resource, job])
    await account().remove(student, job)
    expect(await online().read(student)).toEqual([resource])
    expect(await online().known(student)).toEqual([resource])
  })

  test('saves and removes without a network; the account is told later', async () => {
    await online().change(student, job, 'saved')
    expect(await offline().change(student, article, 'saved')).toBe('pending')
    expect(await offline().change(student, job, 'removed')).toBe('pending')
    expect(await offline().known(student)).toEqual([article])
    await expect(offline().read(student)).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(await inAccount()).toEqual([job])

    expect(await online().read(student)).toEqual([article])
    expect(await inAccount()).toEqual([article])
  })

  test('who presses quickly ends with the last press', async () => {
    const sync = online()
    await Promise.all([
      sync.change(student, job, 'saved'),
      sync.change(student, { ...job, savedAt: start + 2001 }, 'removed'),
      sync.change(student, { ...job, savedAt: start + 2002 }, 'saved'),
    ])
    expect((await inAccount()).map(({ savedAt }) => savedAt)).toEqual([start + 2002])
    expect(await sync.read(student)).toHaveLength(1)
  })

  test('what the account refuses for good is taken back, and said', async () => {
    const refusing = createSavedSync(createSavedRepository(backend.db('visitor')), isOwner)
    await expect(refusing.change(student, job, 'saved')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await refusing.known(student)).toEqual([])
    await online().change(student, job, 'saved')
    await expect(refusing.change(student, job, 'removed')).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await refusing.known(student)).toEqual([job])
  })

  test('whose session has ended meanwhile finds at the next sign-in what was pressed without a network', async () => {
    await online().change(student, job, 'saved')
    await offline().change(student, article, 'saved')
    await offline().change(student, job, 'removed')
    let isSignedIn = true
    // What the service has ended is noticed when it is asked, and then the account refuses.
    const nobody = createSavedRepository(backend.db('visitor'))
    const ended: typeof nobody = {
      ...nobody,
      list: (...args) => {
        isSignedIn = false
        return nobody.list(...args)
      },
    }
    await expect(createSavedSync(ended, () => isSignedIn).read(student)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await online().read(student)).toEqual([article])
    expect(await inAccount()).toEqual([article])
  })

  test('saves 200 items on two devices, and is told that there is no room for one more', async () => {
    const many = Array.from({ length: 199 }, (_, index) => item('article', `article-${index}`, index))
    await Promise.all(many.map((one) => account().put(student, one)))
    expect(await online().read(student)).toHaveLength(199)
    await online().change(student, job, 'saved')
    const words = 'You can save 200 items. Please remove one of them first.'
    await expect(online().change(student, resource, 'saved')).rejects.toThrow(words)
    expect(await inAccount()).toHaveLength(200)
    await online().change(student, { ...job, savedAt: start + 2001 }, 'saved')
    await online().change(student, job, 'removed')
    await online().change(student, resource, 'saved')
    expect(await inAccount()).toHaveLength(200)
  })

  test('a title of any length is saved', async () => {
    await online().change(student, { ...job, title: 'క'.repeat(400) }, 'saved')
    expect((await inAccount())[0]?.title).toHaveLength(300)
  })
})

test('a full device refuses a visitor one item more, and loses none of the others', async () => {
  await online().change(visitor, article, 'saved')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(online().change(visitor, job, 'saved')).rejects.toMatchObject({ code: 'unavailable' })
  vi.restoreAllMocks()
  expect(await online().known(visitor)).toEqual([article])
})
