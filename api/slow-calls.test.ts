/** Callers that dawdle, on real sockets; the limits are those of the endpoint, only shorter. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import { detachedDeps } from './testing/detached-app'
import { type Served, serveApp } from './testing/serve-app'

let served: Served

beforeAll(async () => {
  const limits = { headersTimeout: 500, requestTimeout: 2000, connectionsCheckingInterval: 100 }
  served = await serveApp(createApp({ ...detachedDeps(), bodyMs: 300 }), undefined, limits)
})
afterAll(() => served.close())

/** Sends `text` and then a byte now and again; resolves with what came back when the other side hangs up. */
async function dawdle(text: string, byte = ''): Promise<string> {
  const socket = connect(Number(new URL(served.origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  // The other side may hang up while a byte is on its way.
  socket.on('error', () => undefined)
  socket.write(text)
  const timer = setInterval(() => socket.writable && byte !== '' && socket.write(byte), 50)
  await once(socket, 'close')
  clearInterval(timer)
  return answer
}

const head = (path: string, length: number) =>
  `POST /api/${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test.each([
  ['stops', ''],
  ['comes byte by byte', ' '],
])('a body that %s is cut off in words, and the connection with it', async (_, byte) => {
  for (const path of ['create-order', 'verify-payment', 'payment-events']) {
    const answer = await dawdle(`${head(path, 5000)}{"amount":`, byte)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toContain('{"error":"The request took too long to arrive."}')
  }
})

test('headers that never end are cut off', async () => {
  expect(await dawdle('POST /api/create-order HTTP/1.1\r\nHost: a\r\n', 'X')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body in two parts that is here in time is served', async () => {
  const body = '{"amount":130}'
  const text = `${head('create-order', body.length).replace('Host: a', 'Host: a\r\nConnection: close')}${body.slice(0, -1)}`
  expect(await dawdle(text, '}')).toContain('currency must be a text.')
})
