import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { visitor } from '@/lib/device/visitor'
import { createDeviceCopy, type DeviceKind } from './device-copy'
import { type Account, createOwn } from './engine'

interface Part {
  readonly key: string
  readonly values: readonly number[]
}
interface Copy {
  readonly id: string
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'key' in value

/** Values of one key are joined, so that a lost change is seen. */
const kind: DeviceKind<Part, Copy> = {
  area: 'parts-of-test',
  keyOf: ({ key }) => key,
  merge: (a, b) => ({ key: a.key, values: [...new Set([...a.values, ...b.values])].sort((x, y) => x - y) }),
  writePart: (part) => part,
  readPart: (value) => (isPart(value) ? value : null),
  readCopy: () => null,
}
const part = (key: string, ...values: number[]): Part => ({ key, values })

const ownWith = (send: Account<Part, Copy>['send'], device = createDeviceCopy(kind)) =>
  createOwn(device, { isDue: () => false, read: () => Promise.resolve([]), send }, () => true)

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

test('what another device was first with is sent again before another part’s error is thrown', async () => {
  const send = vi
    .fn<Account<Part, Copy>['send']>()
    .mockResolvedValueOnce({ copies: [], sent: [], isBehind: true, error: appErrorOf('unavailable') })
    .mockImplementation((_, [failing, ...sent]) =>
      Promise.resolve({ copies: [], sent, error: failing && appErrorOf('unavailable') }),
    )
  const own = ownWith(send)
  await own.add('asha', part('a', 1))
  await own.add('asha', part('b', 1))
  await expect(own.sync('asha')).rejects.toMatchObject({ code: 'unavailable' })
  expect(send).toHaveBeenCalledTimes(2)
  expect([...(await own.read('asha')).pending.keys()]).toEqual(['a'])
})

test('a change that was sent counts on a full device, although an older one could not be sent', async () => {
  const own = ownWith((_, parts) =>
    Promise.resolve({
      copies: [],
      sent: parts.filter(({ key }) => key !== 'older'),
      error: appErrorOf('unavailable'),
    }),
  )
  await own.add('asha', part('older', 1))
  fillDevice()
  expect(await own.change('asha', part('newer', 1))).toBe('sent')
  await expect(own.change('asha', part('older', 2))).rejects.toMatchObject({ code: 'unavailable' })
})

test('a change that is refused says so, although another one could not be sent', async () => {
  const own = ownWith((_, parts) =>
    Promise.resolve({
      copies: [],
      sent: [],
      failed: new Map(
        parts.map((one) => [one, appErrorOf(one.key === 'older' ? 'unavailable' : 'permission-denied')]),
      ),
    }),
  )
  await own.add('asha', part('older', 1))
  await expect(own.change('asha', part('newer', 1))).rejects.toMatchObject({ code: 'permission-denied' })
  expect([...(await own.read('asha')).pending.keys()]).toEqual(['older'])
})

test('the visitor’s data is looked for once, and again after a visitor has added something', async () => {
  const device = createDeviceCopy(kind)
  const own = ownWith((_, sent) => Promise.resolve({ copies: [], sent }), device)
  const read = vi.spyOn(device, 'read')
  await own.read('asha')
  await own.read('asha')
  expect(read.mock.calls.filter(([owner]) => owner === visitor)).toHaveLength(1)
  await own.add(visitor, part('a', 1))
  expect((await own.read('asha')).pending.has('a')).toBe(true)
})
