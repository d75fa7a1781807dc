import { expect, test } from 'vitest'
import { ranOut, timeLimit } from './time-limit'

/** A request that is never answered. */
const unanswered = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new DOMException('The operation was aborted.', 'AbortError')),
    )
  })

test('a request ends when its time is over, and says so', async () => {
  const signal = timeLimit(20)
  expect(signal.aborted).toBe(false)
  const error: unknown = await unanswered(signal).catch((reason: unknown) => reason)
  expect(signal.aborted).toBe(true)
  expect(ranOut(error)).toBe(true)
})

test('a network that is away is something else', () => {
  expect(ranOut(new TypeError('Failed to fetch'))).toBe(false)
  expect(ranOut(new DOMException('No.', 'NetworkError'))).toBe(false)
  expect(ranOut(undefined)).toBe(false)
})
