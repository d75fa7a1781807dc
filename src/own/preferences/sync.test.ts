import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appErrorOf } from '@/lib/app-error'
import { everythingOf, forgetOwner } from '@/lib/device/device-store'
import { visitor } from '@/lib/device/visitor'
import { preferencesOf, type SetPreferences } from './preferences'
import { createPreferencesSync } from './sync'

const names = ['exam', 'examDay', 'minutes', 'extraTime'] as const

/** The account of one student, which counts its reads and writes, and refuses what another device has set later. */
function makeAccount(stored: SetPreferences = {}) {
  let now = stored
  let isReachable = true
  const reached = () => {
    if (!isReachable) throw appErrorOf('unavailable')
  }
  const read = vi.fn(async () => {
    reached()
    return now
  })
  const set = vi.fn(async (_: string, news: SetPreferences) => {
    reached()
    const after = { ...now, ...news }
    if (names.some((name) => (after[name]?.at ?? 0) < (now[name]?.at ?? 0)))
      throw appErrorOf('permission-denied')
    now = after
  })
  return {
    read,
    set,
    stored: () => preferencesOf(now),
    reachable: (is: boolean) => {
      isReachable = is
    },
  }
}

const deviceWith = (account: ReturnType<typeof makeAccount>) => createPreferencesSync(account, () => true)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00+05:30') })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of ['asha', visitor]) await forgetOwner(name)
})

test('a day of use costs one read, and a change one more and a write', async () => {
  const account = makeAccount({ minutes: { value: 45, at: 1 } })
  const device = deviceWith(account)
  expect(preferencesOf(await device.sync('asha')).minutes).toBe(45)
  vi.setSystemTime(Date.parse('2026-11-22T23:59:00+05:30'))
  await device.sync('asha')
  expect(account.read).toHaveBeenCalledTimes(1)
  expect(account.set).not.toHaveBeenCalled()

  await device.set('asha', 'extraTime', 'third')
  await device.sync('asha')
  await device.sync('asha')
  expect(account.read).toHaveBeenCalledTimes(2)
  expect(account.set).toHaveBeenCalledTimes(1)
  expect(account.stored()).toMatchObject({ minutes: 45, extraTime: 'third' })

  vi.setSystemTime(Date.parse('2026-11-23T00:00:00+05:30'))
  await device.sync('asha')
  expect(account.read).toHaveBeenCalledTimes(3)
  expect(account.set).toHaveBeenCalledTimes(1)
})

test('what was set offline is sent when the network is back, beside what another device has set', async () => {
  const account = makeAccount()
  const device = deviceWith(account)
  await device.sync('asha')
  account.reachable(false)
  await device.set('asha', 'minutes', 60)
  await expect(device.sync('asha')).rejects.toMatchObject({ code: 'unavailable' })
  expect((await device.known('asha')).set.minutes?.value).toBe(60)
  account.reachable(true)
  await account.set('asha', { exam: { value: 'Group II', at: Date.now() } })
  expect(preferencesOf(await device.sync('asha'))).toMatchObject({ minutes: 60, exam: 'Group II' })
  expect(account.stored()).toMatchObject({ minutes: 60, exam: 'Group II' })
})

test('what is set while the account is read is on the device at once, and is sent by the same sync', async () => {
  const account = makeAccount({ minutes: { value: 45, at: 1 } })
  const device = deviceWith(account)
  let answer = () => {}
  const silence = new Promise<void>((resolve) => {
    answer = resolve
  })
  account.read.mockImplementationOnce(() => silence.then(() => ({ minutes: { value: 45, at: 1 } })))
  const asked = device.sync('asha')
  await device.set('asha', 'extraTime', 'half')
  expect((await device.known('asha')).set.extraTime?.value).toBe('half')
  answer()
  expect(preferencesOf(await asked)).toMatchObject({ minutes: 45, extraTime: 'half' })
  expect(account.stored()).toMatchObject({ minutes: 45, extraTime: 'half' })
})

test('what is set on a device whose clock is behind still counts', async () => {
  const account = makeAccount({ extraTime: { value: 'half', at: Date.parse('2030-01-01') } })
  const device = deviceWith(account)
  await device.sync('asha')
  await device.set('asha', 'extraTime', 'none')
  await device.sync('asha')
  expect(account.stored().extraTime).toBe('none')
})

test('what a visitor set becomes the student’s, unless the account has it later', async () => {
  const account = makeAccount({ minutes: { value: 45, at: Date.parse('2030-01-01') } })
  const device = deviceWith(account)
  await device.set(visitor, 'minutes', 10)
  await device.set(visitor, 'extraTime', 'third')
  expect(preferencesOf(await device.sync('asha'))).toMatchObject({ minutes: 45, extraTime: 'third' })
  expect(account.stored()).toMatchObject({ minutes: 45, extraTime: 'third' })
  expect(await everythingOf(visitor)).toEqual([])
})

test('of two changes at the same moment the second one counts', async () => {
  const device = deviceWith(makeAccount())
  await Promise.all([device.set('asha', 'minutes', 60), device.set('asha', 'minutes', 30)])
  expect((await device.known('asha')).set.minutes?.value).toBe(30)
})

test('what is set while another device sets something else is sent by the same sync', async () => {
  const account = makeAccount()
  const device = deviceWith(account)
  account.read.mockImplementationOnce(async () => {
    await account.set('asha', { exam: { value: 'Group II', at: 2 } })
    return { exam: { value: 'Group I', at: 1 } }
  })
  await device.set('asha', 'minutes', 60)
  expect(preferencesOf(await device.sync('asha'))).toMatchObject({ exam: 'Group II', minutes: 60 })
  expect(account.stored()).toMatchObject({ exam: 'Group II', minutes: 60 })
  expect(account.read).toHaveBeenCalledTimes(2)
})

test('what the account refuses for another reason is sent once and stays pending', async () => {
  const account = makeAccount()
  const device = deviceWith(account)
  await device.set('asha', 'minutes', 60)
  account.set.mockRejectedValue(appErrorOf('permission-denied'))
  await expect(device.sync('asha')).rejects.toMatchObject({ code: 'permission-denied' })
  expect(account.set).toHaveBeenCalledTimes(1)
  expect((await device.known('asha')).set.minutes?.value).toBe(60)
})
