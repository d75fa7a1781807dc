/** The function entry behind a server that hands over what the platforms do: the request, and its body's bytes. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { api } from './function'

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => void api(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response))
})
let origin = ''

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        // A server that listens on a port has such an address.
        origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        resolve()
      })
    }),
)
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

test.each([
  ['0', 'TRUSTED_PROXIES must be 1 or more: the front of the platform is a proxy of every function.'],
  ['many', 'TRUSTED_PROXIES must be a number'],
])(
  'with TRUSTED_PROXIES=%s answers 500, says why in its log, and the process goes on',
  async (proxies, line) => {
    vi.stubEnv('TRUSTED_PROXIES', proxies)
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const response = await fetch(`${origin}/api/health`)
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'Internal server error. Please try again later.' },
    ])
    expect(log.mock.calls.join('\n')).toContain(line)
    log.mockRestore()
    // What the other tests run with.
    vi.stubEnv('TRUSTED_PROXIES', '1')
  },
)

test('answers as the server does, with headers and preflight', async () => {
  const health = await fetch(`${origin}/api/health`)
  expect(await health.json()).toEqual({ status: 'ok' })
  expect(health.headers.get('cache-control')).toBe('no-store')
  const preflight = await fetch(`${origin}/api/create-order`, {
    method: 'OPTIONS',
    headers: { origin: 'http://127.0.0.1:5173', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173')
})

test('hands the body on as it came', async () => {
  const response = await fetch(`${origin}/api/verify-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"paymentId": 5}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'paymentId must be a text.' })
})

test.each([
  ['GET', '//'],
  ['TRACE', '/api/health'],
])('%s %s is answered with 400, and the process goes on', async (method, path) => {
  const status = await new Promise((resolve, reject) => {
    request(origin, { method, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
  expect((await fetch(`${origin}/api/health`)).status).toBe(200)
})
