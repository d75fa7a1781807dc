import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { appErrorOf } from '@/lib/app-error'
import { everythingOf, forgetOwner } from '@/lib/device/device-store'
import { visitor } from '@/lib/device/visitor'
import { type AccountKind, planEach } from './account-kind'
import { createDeviceCopy, type DeviceKind } from './device-copy'
import { createOwn } from './engine'

const partSchema = z.object({ key: z.string(), values: z.array(z.number()) })
type Part = z.infer<typeof partSchema>

/** Values of one key are joined, so that a lost change is seen. A document is the part itself. */
const kind: DeviceKind<Part, Part> = {
  area: 'parts-of-test',
  keyOf: ({ key }) => key,
  merge: (a, b) => ({ key: a.key, values: [...new Set([...a.values, ...b.values])].sort((x, y) => x - y) }),
  part: partSchema,
  copy: partSchema,
}
const part = (key: string, ...values: number[]): Part => ({ key, values })

/** @param write what becomes of a document's write, by its key */
const ownWith = (
  write: (key: string) => Promise<void>,
  account: Partial<AccountKind<Part, Part>> = {},
  device = createDeviceCopy(kind),
  isOwner: (owner: string) => boolean = () => true,
) =>
  createOwn(
    device,
    {
      read: () => Promise.resolve([]),
      plan: planEach(kind, (one) => one),
      write: (_, { key }) => write(key),
      ...account,
    },
    isOwner,
  )
const fails = (code: Parameters<typeof appErrorOf>[0]) => Promise.reject(appErrorOf(code))

function fillDevice(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

const forget = () => Promise.all([forgetOwner('asha'), forgetOwner(visitor)])
beforeEach(forget)
afterEach(async () => {
  vi.restoreAllMocks()
  await forget()
})

test('two tabs that add to one part at the same time keep both changes', async () => {
  const [first, second] = [createDeviceCopy(kind), createDeviceCopy(kind)]
  await Promise.all([first.add('asha', [part('a', 1)]), second.add('asha', [part('a', 2)])])
  expect((await first.read('asha')).pending.get('a')?.values).toEqual([1, 2])
})

test('a change of another tab survives when this tab removes what it has sent', async () => {
  const [first, second] = [createDeviceCopy(kind), createDeviceCopy(kind)]
  await first.add('asha', [part('a', 1)])
  await Promise.all([second.add('asha', [part('a', 2)]), first.settle('asha', [part('a', 1)])])
  expect((await first.read('asha')).pending.get('a')?.values).toContain(2)
  await Promise.all([first.settle('asha', [part('a', 1, 2)]), second.add('asha', [part('a', 3)])])
  expect((await second.read('asha')).pending.get('a')?.values).toContain(3)
})

test('another device’s document is joined although the account refuses another part', async () => {
  let isFirst = true
  const write = vi.fn((key: string) => {
    const outcome = key === 'refused' || isFirst ? fails('permission-denied') : Promise.resolve()
    isFirst = false
    return outcome
  })
  const own = ownWith(write, {
    plan: planEach(kind, (one, before) => (before ? kind.merge(one, before) : one)),
    find: (_, { key }) => Promise.resolve(key === 'behind' ? part('behind', 2) : null),
  })
  await own.add('asha', part('behind', 1))
  await own.add('asha', part('refused', 1))
  await expect(own.push('asha')).rejects.toMatchObject({ code: 'permission-denied' })
  expect(write.mock.calls.map(([key]) => key)).toEqual(['behind', 'refused', 'behind'])
  const { pending, copies } = await own.read('asha')
  expect([...pending.keys()]).toEqual(['refused'])
  expect(copies.get('behind')).toEqual(part('behind', 1, 2))
})

test('documents are written one after the other, until the network fails', async () => {
  let open = 0
  let most = 0
  let isOnline = false
  const write = vi.fn(async (key: string) => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setTimeout(resolve))
    open -= 1
    if (key === 'b' && !isOnline) await fails('unavailable')
  })
  const own = ownWith(write)
  for (const key of ['a', 'b', 'c', 'd']) await own.add('asha', part(key, 1))
  await expect(own.push('asha')).rejects.toMatchObject({ code: 'unavailable' })
  expect(write.mock.calls.flat()).toEqual(['a', 'b'])
  expect([...(await own.read('asha')).pending.keys()]).toEqual(['b', 'c', 'd'])
  isOnline = true
  await own.push('asha')
  expect(write.mock.calls.flat()).toEqual(['a', 'b', 'b', 'c', 'd'])
  expect((await own.read('asha')).pending.size).toBe(0)
  expect(most).toBe(1)
})

test('a document that cannot be written holds up none behind it, and stays pending', async () => {
  const write = vi.fn((key: string) => (key === 'a' ? fails('internal') : Promise.resolve()))
  const own = ownWith(write)
  for (const key of ['a', 'b', 'c']) await own.add('asha', part(key, 1))
  await expect(own.push('asha')).rejects.toMatchObject({ code: 'internal' })
  expect(write.mock.calls.flat()).toEqual(['a', 'b', 'c'])
  const { pending, copies } = await own.read('asha')
  expect([...pending.keys()]).toEqual(['a'])
  expect([...copies.keys()]).toEqual(['b', 'c'])
})

test('a change that was sent counts on a full device, although an older one was refused', async () => {
  const own = ownWith((key) => (key === 'older' ? fails('permission-denied') : Promise.resolve()))
  await own.add('asha', part('older', 1))
  fillDevice()
  expect(await own.change('asha', 'newer', () => part('newer', 1))).toBe('sent')
})

test.each(['asha', visitor])(
  'a change that neither device nor account stores takes no older change of %s with it',
  async (owner) => {
    const own = ownWith(() => fails('unavailable'))
    await own.add(owner, part('a', 1))
    fillDevice()
    await expect(own.change(owner, 'a', () => part('a', 2))).rejects.toMatchObject({ code: 'unavailable' })
    expect((await own.read(owner)).pending.get('a')).toEqual(part('a', 1))
  },
)

test('a change that is refused says so, although another one could not be sent', async () => {
  const own = ownWith((key) => fails(key === 'older' ? 'unavailable' : 'permission-denied'), {
    dropsRefused: true,
  })
  await own.add('asha', part('older', 1))
  await expect(own.change('asha', 'a newer one', () => part('a newer one', 1))).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect([...(await own.read('asha')).pending.keys()]).toEqual(['older'])
})

test('what the account refuses stays pending for a kind that drops nothing', async () => {
  const own = ownWith(() => fails('permission-denied'))
  await own.add('asha', part('a', 1))
  await expect(own.push('asha')).rejects.toMatchObject({ code: 'permission-denied' })
  expect([...(await own.read('asha')).pending.keys()]).toEqual(['a'])
})

test.each(['stores copies', 'is full'])(
  'a document that the account has no longer goes from a device that %s',
  async (device) => {
    if (device === 'is full') fillDevice()
    const read = vi
      .fn()
      .mockResolvedValueOnce([part('a', 1), part('b', 1)])
      .mockResolvedValue([part('b', 2)])
    const own = ownWith(() => Promise.resolve(), { read, readsAll: true })
    await own.pull('asha')
    await own.pull('asha')
    expect((await own.read('asha')).copies).toEqual(new Map([['b', part('b', 2)]]))
  },
)

test('the visitor’s data is looked for once, and again after a visitor has added something', async () => {
  const device = createDeviceCopy(kind)
  const own = ownWith(() => Promise.resolve(), {}, device)
  const read = vi.spyOn(device, 'read')
  await own.read('asha')
  await own.read('asha')
  expect(read.mock.calls.filter(([owner]) => owner === visitor)).toHaveLength(1)
  await own.add(visitor, part('a', 1))
  expect((await own.read('asha')).pending.has('a')).toBe(true)
})

test('a visitor’s part becomes the student’s', async () => {
  const own = ownWith(() => Promise.resolve())
  await own.add(visitor, part('a', 1))
  await own.push('asha')
  expect((await own.read('asha')).copies.get('a')).toEqual(part('a', 1))
  expect(await everythingOf(visitor)).toEqual([])
})

test('a visitor’s part stays the visitor’s when the student signs out while it is adopted', async () => {
  let isHere = true
  const device = createDeviceCopy(kind)
  const add = device.add.bind(device)
  vi.spyOn(device, 'add').mockImplementation(async (owner, parts) => {
    const isStored = await add(owner, parts)
    if (owner === 'asha') {
      isHere = false
      await forgetOwner(owner)
    }
    return isStored
  })
  const own = ownWith(
    () => Promise.resolve(),
    {},
    device,
    () => isHere,
  )
  await own.add(visitor, part('a', 1))
  await own.read('asha')
  expect((await own.read(visitor)).pending.get('a')).toEqual(part('a', 1))
})

test('on a full device a visitor’s part stays the visitor’s until the account has it', async () => {
  await ownWith(() => Promise.resolve()).add(visitor, part('sent', 1))
  await ownWith(() => Promise.resolve()).add(visitor, part('waiting', 1))
  fillDevice()
  const offline = ownWith(() => fails('unavailable'))
  expect([...(await offline.read('asha')).pending.keys()]).toEqual(['sent', 'waiting'])
  await expect(offline.push('asha')).rejects.toMatchObject({ code: 'unavailable' })
  expect((await everythingOf(visitor)).map(({ key }) => key)).toEqual(['sent', 'waiting'])
  await ownWith(() => Promise.resolve()).push('asha', ['sent'])
  expect((await everythingOf(visitor)).map(({ key }) => key)).toEqual(['waiting'])
})

test('a change that a full device refuses is in memory, and goes to the account', async () => {
  const write = vi.fn(() => Promise.resolve())
  const own = ownWith(write)
  fillDevice()
  expect(await own.add('asha', part('a', 1))).toBe(false)
  expect((await own.read('asha')).pending.get('a')).toEqual(part('a', 1))
  await own.push('asha')
  expect(write).toHaveBeenCalledOnce()
  expect((await own.read('asha')).pending.size).toBe(0)
})

test('a sign-out while the account is read leaves nothing behind, and nothing is stored or sent after it', async () => {
  let isHere = true
  const read = () => {
    isHere = false
    return Promise.resolve([part('a', 1)])
  }
  const write = vi.fn(() => Promise.resolve())
  const own = ownWith(write, { read }, createDeviceCopy(kind), () => isHere)
  await expect(own.sync('asha')).rejects.toMatchObject({ code: 'unauthenticated' })
  await own.add('asha', part('b', 1))
  await expect(own.push('asha')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(write).not.toHaveBeenCalled()
  expect(await everythingOf('asha')).toEqual([])
})
