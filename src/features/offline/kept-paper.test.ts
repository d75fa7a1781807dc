import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Paper } from '@/domain/paper'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { paperOf } from '@/domain/testing/sitting-samples'
import { AppError, appErrorOf } from '@/lib/app-error'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { getNetworkState, reportReached } from '@/lib/device/network-state'
import { paperShelf, pinPaper } from '@/own/papers/shelf'
import { readOrKept } from './kept-paper'

const ref: TestRef = { kind: 'quiz', quizId: 'polity' }
const key = testKey(ref)
const older = paperOf(2)
const newer = paperOf(3)

type Found = { paper: Paper; isBought?: boolean } | null
const find = (read: () => Promise<Found>) =>
  readOrKept<Found>(visitor, ref, {
    read,
    shelvingOf: (found) => found,
    fromShelf: (paper) => ({ paper }),
  })
const onShelf = async () => await paperShelf.find(visitor, key)
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
const noNetwork = () => Promise.reject<Found>(appErrorOf('network-request-failed'))

beforeEach(() => online(true))
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  reportReached()
  await forgetOwner(visitor)
})

test('what is read is kept, and the server is asked before the device', async () => {
  await find(async () => ({ paper: older }))
  await vi.waitFor(async () => expect(await onShelf()).toEqual(older))
  expect(await find(async () => ({ paper: newer }))).toEqual({ paper: newer })
  await vi.waitFor(async () => expect(await onShelf()).toEqual(newer))
})

test('without a network it is what was read last, and nothing is asked for', async () => {
  await paperShelf.keep(visitor, new Map([[key, older]]))
  online(false)
  const read = vi.fn(noNetwork)
  expect(await find(read)).toEqual({ paper: older })
  expect(read).not.toHaveBeenCalled()
})

test('a network that leads nowhere counts as none, and the page is told', async () => {
  await paperShelf.keep(visitor, new Map([[key, older]]))
  expect((await find(noNetwork))?.paper).toEqual(older)
  expect(getNetworkState().status).toBe('offline')
})

test('a network that lets a student wait has six seconds; what comes later is kept', async () => {
  await paperShelf.keep(visitor, new Map([[key, older]]))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: (found: Found) => void = () => undefined
  const found = find(() => new Promise<Found>((resolve) => (answer = resolve)))
  for (let second = 0; second < 7; second++) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect((await found)?.paper).toEqual(older)
  expect(getNetworkState().status).toBe('online')
  answer({ paper: newer })
  await vi.waitFor(async () => expect(await onShelf()).toEqual(newer))
})

test('where the device has nothing the failure is told', async () => {
  await expect(find(noNetwork)).rejects.toThrow('Network error')
  online(false)
  await expect(find(noNetwork)).rejects.toThrow('Network error')
})

test('what the server says of a quiz that is switched off is not hidden by the kept one', async () => {
  await paperShelf.keep(visitor, new Map([[key, older]]))
  const off = () => Promise.reject<Found>(new AppError('inactive', 'This quiz is currently not available'))
  await expect(find(off)).rejects.toThrow('This quiz is currently not available')
})

test('what is gone or refused goes from the device', async () => {
  await paperShelf.keep(visitor, new Map([[key, older]]))
  expect(await find(async () => null)).toBeNull()
  await vi.waitFor(async () => expect(await onShelf()).toBeNull())
})

test('what was bought is kept only by a press; then it is kept as it was read last', async () => {
  const bought = (paper = older) => find(async () => ({ paper, isBought: true }))
  await bought()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await onShelf()).toBeNull()
  await pinPaper(visitor, key, older, { bytes: 1, title: 'Polity', pictures: [] })
  await bought(newer)
  await vi.waitFor(async () => expect(await onShelf()).toEqual(newer))
})

test('who signs in still has what was kept before', async () => {
  await paperShelf.keep(visitor, new Map([[key, older]]))
  online(false)
  const found = await readOrKept<Found>('uma', ref, {
    read: noNetwork,
    shelvingOf: (shelving) => shelving,
    fromShelf: (paper) => ({ paper }),
  })
  expect(found?.paper).toEqual(older)
})
