import { beforeEach, expect, test, vi } from 'vitest'
import type { CodeError } from './fetch-code'

const module = { JobPage: () => null }
const load = vi.fn(async () => module)
const fetching = vi.fn<(url: string) => Promise<Response>>()
const reload = vi.fn()

/** The way of fetching code of a page that has just been opened. */
async function newPage() {
  vi.resetModules()
  return (await import('./fetch-code')).fetchCode
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: CodeError) => error,
  )

beforeEach(() => {
  load.mockReset().mockResolvedValue(module)
  fetching.mockReset().mockImplementation(async () => new Response('code'))
  vi.stubGlobal('fetch', fetching)
  sessionStorage.clear()
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  document.head.innerHTML = ''
})

test('a module is imported when all its files are here; each is fetched once', async () => {
  const fetchCode = await newPage()
  expect(await fetchCode(load, ['assets/a.js', 'assets/b.js'])).toBe(module)
  await fetchCode(load, ['assets/b.js', 'assets/c.js'])
  expect(fetching.mock.calls.flat()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
})

test('what the page has asked for itself is not fetched again', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/a.js"><script src="/assets/b.js"></script>'
  const fetchCode = await newPage()
  await fetchCode(load, ['assets/a.js', 'assets/b.js'])
  expect(fetching).not.toHaveBeenCalled()
})

test('without a network nothing is imported, and the next try asks again for what is missing', async () => {
  const fetchCode = await newPage()
  fetching.mockImplementation(async (url) => {
    if (url === '/assets/b.js') throw new TypeError('Failed to fetch')
    return new Response('code')
  })
  const error = await failureOf(fetchCode(load, ['assets/a.js', 'assets/b.js']))
  expect(error).toMatchObject({ name: 'CodeError', needsReload: false })
  expect(load).not.toHaveBeenCalled()

  fetching.mockReset().mockImplementation(async () => new Response('code'))
  expect(await fetchCode(load, ['assets/a.js', 'assets/b.js'])).toBe(module)
  expect(fetching.mock.calls.flat()).toEqual(['/assets/b.js'])
})

test('an old tab that misses a file after a deployment reloads, once', async () => {
  fetching.mockImplementation(async () => new Response('gone', { status: 404 }))
  const fetchCode = await newPage()
  expect(await failureOf(fetchCode(load, ['assets/a.js']))).toMatchObject({ needsReload: true })
  expect(await failureOf(fetchCode(load, ['assets/a.js']))).toMatchObject({ needsReload: true })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a server that is down for a moment needs no reload', async () => {
  fetching.mockImplementation(async () => new Response('later', { status: 503 }))
  const fetchCode = await newPage()
  expect(await failureOf(fetchCode(load, ['assets/a.js']))).toMatchObject({ needsReload: false })
  expect(reload).not.toHaveBeenCalled()
})

test('a module that the browser has kept as failed needs a reload', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const fetchCode = await newPage()
  expect(await failureOf(fetchCode(load, ['assets/a.js']))).toMatchObject({ needsReload: true })
})

test('offline, a module that could not be loaded asks for no reload', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchCode = await newPage()
  expect(await failureOf(fetchCode(load, ['assets/a.js']))).toMatchObject({ needsReload: false })
})
