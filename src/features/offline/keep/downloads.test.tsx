import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Keeping, startDownload, stopDownload, useDownload } from './downloads'

/** A download that goes on until it is let end, and hears of Stop only then. */
function slow() {
  const begun: Array<() => void> = []
  const keep: Keeping = () => new Promise((resolve) => begun.push(resolve))
  return { begun, keep }
}
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

test('a second press counts for nothing; one after Stop begins anew, though the stopped one is still ending', async () => {
  const { begun, keep } = slow()
  const { result } = renderHook(() => useDownload('ravi', 'paper:a'))
  act(() => startDownload('ravi', 'paper:a', keep))
  await settled()
  act(() => startDownload('ravi', 'paper:a', keep))
  await settled()
  expect(begun).toHaveLength(1)
  expect(result.current).toEqual({ status: 'loading', part: 0, waits: false })

  act(() => stopDownload('ravi', 'paper:a'))
  expect(result.current).toBeNull()
  act(() => startDownload('ravi', 'paper:a', keep))
  expect(result.current).toEqual({ status: 'waiting' })
  begun[0]?.()
  await settled()
  expect(begun).toHaveLength(2)
  expect(result.current).toEqual({ status: 'loading', part: 0, waits: false })
  begun[1]?.()
  await settled()
  expect(result.current).toBeNull()
})

test('one comes after the other, also when the first fails', async () => {
  const order: string[] = []
  const { result } = renderHook(() => useDownload('ravi', 'paper:b'))
  act(() => {
    startDownload('ravi', 'paper:b', async () => {
      order.push('b')
      throw new DOMException('', 'QuotaExceededError')
    })
    startDownload('ravi', 'paper:c', async () => void order.push('c'))
  })
  await settled()
  expect(order).toEqual(['b', 'c'])
  expect(result.current).toEqual({
    status: 'failed',
    message: expect.stringMatching(/^This device is full\./),
  })
})
