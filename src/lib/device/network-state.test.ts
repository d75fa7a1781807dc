import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  getNetworkState,
  reportReached,
  reportUnreached,
  subscribeToNetwork,
  watchPatience,
  watchReach,
} from './network-state'

/** An answer that comes when it is told to. */
function awaited() {
  let come = () => {}
  let fail = () => {}
  const answer = new Promise<void>((resolve, reject) => {
    come = resolve
    fail = () => reject(new Error('gone'))
  })
  return { answer: watchPatience(answer), come: () => come(), fail: () => fail() }
}

beforeEach(reportReached)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request that fails and one that succeeds tell how the network is', () => {
  reportUnreached(null)
  expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: null })
  reportReached()
  expect(getNetworkState()).toEqual({ status: 'online' })
})

test('an answer that was on its way when the browser lost the network does not bring it back', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('navigator', { onLine: true })
  subscribeToNetwork(() => {})
  const before = watchReach(Promise.resolve('asked before'))
  browser.dispatchEvent(new Event('offline'))
  await before
  expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: null })
  // A browser may be wrong: an answer that is asked for afterwards counts.
  await watchReach(Promise.resolve('asked after'))
  expect(getNetworkState()).toEqual({ status: 'online' })
})

test('of several copies on the screen the oldest is told', () => {
  reportUnreached(500)
  reportUnreached(200)
  reportUnreached(null)
  reportUnreached(900)
  expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: 200 })
})

test('an answer that takes longer than eight seconds is told of until the last such answer has come', async () => {
  vi.useFakeTimers()
  const first = awaited()
  const second = awaited()
  await vi.advanceTimersByTimeAsync(7999)
  expect(getNetworkState()).toEqual({ status: 'online' })
  await vi.advanceTimersByTimeAsync(1)
  expect(getNetworkState()).toEqual({ status: 'slow' })
  first.come()
  await first.answer
  // That one request came through says nothing of the other.
  reportReached()
  expect(getNetworkState()).toEqual({ status: 'slow' })
  second.fail()
  await expect(second.answer).rejects.toThrow('gone')
  expect(getNetworkState()).toEqual({ status: 'online' })
})

test('a network that is gone is no slow one', async () => {
  vi.useFakeTimers()
  const late = awaited()
  reportUnreached(500)
  await vi.advanceTimersByTimeAsync(8000)
  expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: 500 })
  reportReached()
  expect(getNetworkState()).toEqual({ status: 'slow' })
  late.come()
  await late.answer
  expect(getNetworkState()).toEqual({ status: 'online' })
})

test('what comes in time is not told of later', async () => {
  vi.useFakeTimers()
  await watchPatience(Promise.resolve())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getNetworkState()).toEqual({ status: 'online' })
})
