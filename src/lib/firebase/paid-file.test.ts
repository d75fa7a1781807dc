import { afterEach, expect, test, vi } from 'vitest'
import { provideIdentity } from '../identity-needed'
import { readPaidFile } from './paid-file'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [403, 1],
  [401, 1],
  [404, 0],
])('a file that is refused with %d has the session confirmed %d times', async (status, times) => {
  const confirm = vi.fn(() => Promise.resolve())
  provideIdentity({ load: () => Promise.resolve({ confirm }), token: () => Promise.resolve('token') })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  const read = readPaidFile('paid/p/book.pdf', () => Promise.resolve('token'), 'Failed.')
  await expect(read).rejects.toMatchObject({ code: `http-${status}`, message: 'Failed.' })
  expect(confirm).toHaveBeenCalledTimes(times)
})
