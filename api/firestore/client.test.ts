/** The answers of Firestore that the local backend does not give: recorded by hand from the REST reference. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFirestoreClient, type FirestoreClient } from './client'

const DOCUMENT = 'projects/demo/databases/(default)/documents/orders/o1'
const UNAVAILABLE = { status: 503, message: 'Service is currently unavailable. Please try again later.' }

let server: Server
let firestore: FirestoreClient
let answer: { status: number; text: string }
let calls: { url: string; authorization: string | undefined; body: unknown }[]
let logged: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      calls.push({
        url: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(text),
      })
      response.writeHead(answer.status).end(answer.text)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // An IP server's address is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  let tokens = 0
  firestore = createFirestoreClient({
    url: `http://127.0.0.1:${port}`,
    projectId: 'demo',
    accessToken: async () => `token-${++tokens}`,
    log: (line) => logged.push(line),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  calls = []
  logged = []
})

function answers(status: number, body: unknown): void {
  answer = { status, text: typeof body === 'string' ? body : JSON.stringify(body) }
}

const failure = (code: number, status: string) => ({ error: { code, status, message: `it is ${status}` } })

test('a document comes with plain values, its id and its update time', async () => {
  const updateTime = '2026-11-21T08:00:00.000001Z'
  const fields = {
    text: { stringValue: 'a' },
    whole: { integerValue: '130' },
    part: { doubleValue: 99.5 },
    flag: { booleanValue: false },
    time: { timestampValue: '2026-11-21T08:00:00.5Z' },
    none: { nullValue: null },
    list: { arrayValue: { values: [{ stringValue: 'a' }, { bytesValue: '' }] } },
    empty: { arrayValue: {} },
    bytes: { bytesValue: '' },
  }
  answers(200, [
    { found: { name: DOCUMENT, fields, createTime: updateTime, updateTime }, readTime: updateTime },
  ])
  expect(await firestore.get('orders/o1')).toEqual({
    id: 'o1',
    path: 'orders/o1',
    updateTime,
    data: {
      text: 'a',
      whole: 130,
      part: 99.5,
      flag: false,
      time: new Date('2026-11-21T08:00:00.500Z'),
      none: null,
      list: ['a', null],
      empty: [],
      bytes: undefined,
    },
  })
  expect(calls[0]).toMatchObject({
    url: '/v1/projects/demo/databases/(default)/documents:batchGet',
    body: { documents: [DOCUMENT] },
  })
})

test('a missing document is undefined', async () => {
  answers(200, [{ missing: DOCUMENT, readTime: '2026-11-21T08:00:00Z' }])
  expect(await firestore.get('orders/o1')).toBeUndefined()
})

test('every call asks for the administrator token anew, because it expires', async () => {
  answers(200, [{ readTime: '2026-11-21T08:00:00Z' }])
  expect(await firestore.query('orders', { userId: 'u1' }, 5)).toEqual([])
  expect(await firestore.query('orders', { userId: 'u1' }, 5)).toEqual([])
  const [first, second] = calls.map(({ authorization }) => authorization)
  expect(first).toMatch(/^Bearer token-\d+$/)
  expect(second).not.toBe(first)
})

test('writes carry their masks and preconditions', async () => {
  answers(200, { writeResults: [{ updateTime: 't1' }, {}], commitTime: 't2' })
  const outcome = await firestore.commit([
    { patch: 'orders/o1', fields: { status: 'paid' }, when: { updateTime: 't0' } },
    { set: 'orders/o2', fields: { amount: 130, price: 99.5 }, when: { exists: false } },
    { delete: 'open_orders/x' },
  ])
  expect(outcome).toEqual({ updateTimes: ['t1', undefined] })
  const root = 'projects/demo/databases/(default)/documents'
  expect(calls[0]?.body).toEqual({
    writes: [
      {
        update: { name: `${root}/orders/o1`, fields: { status: { stringValue: 'paid' } } },
        updateMask: { fieldPaths: ['status'] },
        currentDocument: { updateTime: 't0' },
      },
      {
        update: {
          name: `${root}/orders/o2`,
          fields: { amount: { integerValue: '130' }, price: { doubleValue: 99.5 } },
        },
        currentDocument: { exists: false },
      },
      { delete: `${root}/open_orders/x` },
    ],
  })
})

test.each([
  [400, 'FAILED_PRECONDITION'],
  [409, 'ALREADY_EXISTS'],
  [409, 'ABORTED'],
  [404, 'NOT_FOUND'],
])('a commit answered %i %s lost against another', async (code, status) => {
  answers(code, failure(code, status))
  expect(await firestore.commit([{ delete: 'orders/o1' }])).toBe('conflict')
})

test.each([
  ['an overload', 429, failure(429, 'RESOURCE_EXHAUSTED'), 'Firestore is unavailable: answered 429'],
  ['a fault', 500, failure(500, 'INTERNAL'), 'Firestore is unavailable: answered 500'],
  ['no JSON', 200, '<html>', 'Firestore is unavailable: answered no JSON'],
])('%s is an outage', async (_, status, body, line) => {
  answers(status, body)
  await expect(firestore.get('orders/o1')).rejects.toMatchObject(UNAVAILABLE)
  await expect(firestore.query('orders', { userId: 'u1' }, 5)).rejects.toMatchObject(UNAVAILABLE)
  await expect(firestore.commit([])).rejects.toMatchObject(UNAVAILABLE)
  expect(logged).toEqual([line, line, line])
})

test('a refused credential is an outage that the log explains', async () => {
  answers(403, [failure(403, 'PERMISSION_DENIED')])
  await expect(firestore.get('orders/o1')).rejects.toMatchObject(UNAVAILABLE)
  await expect(firestore.query('orders', { userId: 'u1' }, 5)).rejects.toMatchObject(UNAVAILABLE)
  answers(403, failure(403, 'PERMISSION_DENIED'))
  await expect(firestore.commit([])).rejects.toMatchObject(UNAVAILABLE)
  expect(logged).toEqual([
    'Firestore refused batchGet: it is PERMISSION_DENIED',
    'Firestore refused runQuery: it is PERMISSION_DENIED',
    'Firestore refused commit: it is PERMISSION_DENIED',
  ])
})
