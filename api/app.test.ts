import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import { completeOrder, detachedApp, detachedDeps, expectError } from './testing/detached-app'
import { type Served, serveApp } from './testing/serve-app'

const ORIGIN = 'http://127.0.0.1:5173'

let served: Served

beforeAll(async () => {
  served = await serveApp(detachedApp())
})
afterAll(() => served.close())

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${served.origin}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

test('only a page of an allowed origin may read answers, refusals included', async () => {
  for (const path of ['api/create-order', 'api/nothing', 'api/health']) {
    const allowed = await post(path, '{}', { origin: ORIGIN })
    expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    const foreign = await post(path, '{}', { origin: 'https://evil.example' })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(foreign.headers.get('vary')).toMatch(/origin/i)
  }
})

test('a preflight allows the token and JSON to an allowed origin only', async () => {
  const preflight = (origin: string) =>
    fetch(`${served.origin}/api/create-order`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
  const { status, headers } = await preflight(ORIGIN)
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(headers.get('access-control-allow-methods')).toContain('POST')
  expect(headers.get('access-control-allow-headers')?.toLowerCase()).toBe('authorization,content-type')
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})

test.each(['', 'api', 'api/orders', 'api/create-order', 'api/create-order/x'])(
  'GET /%s is not found',
  async (path) => {
    await expectError(await fetch(`${served.origin}/${path}`), 404, 'The requested resource was not found.')
  },
)

test('health is told without any backend', async () => {
  const response = await fetch(`${served.origin}/api/health`)
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an unexpected failure is logged and not told', async () => {
  const log: string[] = []
  const broken = createApp({
    ...detachedDeps((line) => log.push(line)),
    idTokens: { read: () => Promise.reject(new Error('inner detail')), requireActive: async () => undefined },
  })
  const response = await broken.request('/api/create-order', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify(completeOrder),
  })
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  await expectError(response, 500, 'Internal server error. Please try again later.')
  expect(log.at(-1)).toContain('unexpected failure on POST /api/create-order: Error: inner detail')
})

test('without the local provider its routes do not exist', async () => {
  const deps = detachedDeps()
  const { routes, ...provider } = deps.provider
  expect(routes).toBeDefined()
  const other = createApp({ ...deps, provider })
  expect((await other.request('/checkout.js')).status).toBe(404)
  expect((await other.request('/local-provider/payments', { method: 'POST', body: '{}' })).status).toBe(404)
})
