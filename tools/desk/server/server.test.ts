/** Who may use the desk's server, and what it does with broken requests. Raw requests, as another page or program sends them. */
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { openTarget } from '../../content/target'
import { action } from '../actions/action'
import { startDesk } from './server'

const addresses: string[] = []
let desk: Awaited<ReturnType<typeof startDesk>>
const done: string[] = []

const actions = {
  note: action(z.object({ text: z.string() }), async ({ text }, { console }) => {
    console.out('Writing …')
    done.push(text)
    return { text }
  }),
  fail: action(z.object({}), () => Promise.reject(new Error('The paper has no questions.'))),
}

beforeEach(async () => {
  addresses.length = 0
  done.length = 0
  desk = await startDesk({
    target: openTarget(null, () => undefined),
    project: null,
    actions,
    page: new Map([['/index.html', { type: 'text/html', bytes: Buffer.from('<p>Desk</p>') }]]),
    port: 0,
    onAddress: (address) => addresses.push(address),
  })
})
afterEach(() => desk.close())

interface Sent {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

function send({ method = 'POST', path = '/api/call/note', headers = {}, body = '{"text":"hello"}' }: Sent) {
  const { port } = new URL(desk.origin)
  return new Promise<{ status: number; body: string; headers: object }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })
}

const codeOf = (address: string | undefined) => /#code=(.*)$/.exec(address ?? '')?.[1]

async function openWindow(code = codeOf(addresses.at(-1))): Promise<{ status: number; token: string }> {
  const { status, body } = await send({
    path: '/api/open',
    headers: { origin: desk.origin },
    body: JSON.stringify({ code }),
  })
  return { status, token: String(JSON.parse(body).token) }
}

async function ownHeaders() {
  const { token } = await openWindow()
  return { origin: desk.origin, authorization: `Bearer ${token}` }
}

test('an address opens one window, and the terminal shows the next one', async () => {
  const first = codeOf(addresses[0])
  expect((await openWindow(first)).status).toBe(200)
  expect((await openWindow(first)).status).toBe(401)
  expect(addresses).toHaveLength(2)
  expect((await openWindow(codeOf(addresses[1]))).status).toBe(200)
})

test('an action runs for an open window: its lines, then its result', async () => {
  const { status, body } = await send({ headers: await ownHeaders() })
  expect(status).toBe(200)
  expect(
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([{ line: 'Writing …' }, { result: { text: 'hello' } }])
})

test('a refusal is one sentence', async () => {
  const headers = await ownHeaders()
  const failed = await send({ headers, path: '/api/call/fail', body: '{}' })
  expect(JSON.parse(failed.body)).toEqual({ error: 'The paper has no questions.' })
  const unread = await send({ headers, body: '{"text":3}' })
  expect(JSON.parse(unread.body).error).toContain('does not understand what the page sent')
  expect((await send({ headers, body: '{"text":' })).status).toBe(400)
  expect((await send({ headers, path: '/api/call/toString', body: '{}' })).status).toBe(404)
})

test.each([
  ['without a token', {}],
  ['with a wrong token', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['with the code in place of the token', { authorization: 'code' }],
])('a request %s is refused', async (_, headers) => {
  const { status } = await send({ headers: { origin: desk.origin, ...headers } })
  expect(status).toBe(401)
  expect(done).toEqual([])
})

test.each([
  ['another page', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a page by another name of this machine', { origin: 'http://localhost:5180' }],
  ['a name that leads to this machine (DNS rebinding)', { host: 'evil.example' }],
  ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a page on another port that hides its origin', { 'sec-fetch-site': 'same-site' }],
])('%s is refused, even with the token', async (_, headers) => {
  const own = await ownHeaders()
  const { status } = await send({ headers: { ...own, ...headers } })
  expect(status).toBe(403)
  expect(done).toEqual([])
})

test('a request that changes something must name its origin', async () => {
  const { origin: _, ...headers } = await ownHeaders()
  expect((await send({ headers })).status).toBe(403)
  expect(done).toEqual([])
})

test('no other page may frame the desk or read its answers', async () => {
  const page = await send({ method: 'GET', path: '/papers' })
  expect(page.body).toBe('<p>Desk</p>')
  expect(page.headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(page.headers).not.toHaveProperty('access-control-allow-origin')
  expect((await send({ method: 'GET', path: '/..%2f..%2fpackage.json' })).status).toBe(404)
  const preflight = await send({ method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
  expect(preflight.status).toBe(403)
})

test('a file arrives in pieces; one that is sent twice counts once, and one that is too long is refused', async () => {
  const headers = await ownHeaders()
  const begun = await send({
    headers,
    path: '/api/uploads',
    body: JSON.stringify({ name: '../../a.pdf', size: 6 }),
  })
  const { id } = JSON.parse(begun.body)
  const piece = async (offset: number, body: string) => {
    const answer = await send({ headers, path: `/api/uploads/${id}?offset=${offset}`, body })
    return JSON.parse(answer.body)
  }
  expect(await piece(0, 'abc')).toEqual({ received: 3 })
  expect(await piece(0, 'abc')).toEqual({ received: 3 })
  expect((await piece(4, 'x')).error).toContain('3 bytes are here')
  expect(await piece(2, 'cdef')).toEqual({ received: 6 })
  expect((await piece(6, 'g')).error).toContain('longer than announced')
  expect((await send({ headers, path: '/api/uploads/none?offset=0', body: 'x' })).body).toContain(
    'Choose it again',
  )
})

test('a request that is too long is refused before it is read whole', async () => {
  const opening = { path: '/api/open', headers: { origin: desk.origin }, body: 'x'.repeat(1001) }
  expect((await send(opening)).status).toBe(413)
  const headers = await ownHeaders()
  const name = 'x'.repeat(10_001)
  const upload = await send({ headers, path: '/api/uploads', body: JSON.stringify({ name, size: 1 }) })
  expect(upload.status).toBe(413)
})

test('a script in a stored text cannot run: only files of the desk are scripts', async () => {
  const page = await send({ method: 'GET', path: '/' })
  const policy = Object.entries(page.headers).find(([name]) => name === 'content-security-policy')?.[1]
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/script-src|unsafe-eval/)
})
