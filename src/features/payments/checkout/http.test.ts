import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { messageId } from '@/language/message-id'
import { knownSentences, requestJson, waitOf } from './http'

/** What the server answers next, and when each call came. */
const refusals: Array<Record<string, string>> = []
const came: number[] = []
const server = createServer((request, response) => {
  request.resume()
  came.push(Date.now())
  const refusal = refusals.shift()
  response.writeHead(refusal ? 429 : 200, { 'content-type': 'application/json', ...refusal })
  response.end(JSON.stringify(refusal ? { error: 'not shown' } : { done: true }))
})
let url = ''

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        // A server that listens on a port has such an address.
        url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/orders/1`
        resolve()
      })
    }),
)
afterAll(() => server.close())
beforeEach(() => {
  refusals.length = 0
  came.length = 0
})

const answer = z.object({ done: z.boolean() })
const options = { token: 't', answer, fallback: 'failed' }

it('waits as long as the server says, a little more at most, and goes on by itself', async () => {
  refusals.push({ 'retry-after': '1' })
  expect(await requestJson(url, { ...options, body: { a: 1 }, tooOften: 'wait' })).toEqual({ done: true })
  expect(came).toHaveLength(2)
  const waited = Number(came[1]) - Number(came[0])
  expect(waited).toBeGreaterThanOrEqual(990)
  expect(waited).toBeLessThan(4000)
})

it.each([
  ['42', 42_000],
  ['86400', 60_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 5000],
  ['-1', 5000],
  [null, 5000],
])('takes Retry-After %s for %i milliseconds: never more than a minute', (retryAfter, wait) => {
  expect(waitOf(retryAfter)).toBe(wait)
})

it('gives up after three waits with a sentence that says how long to wait', async () => {
  refusals.push(...Array.from({ length: 4 }, () => ({ 'retry-after': '0.01' })))
  await expect(requestJson(url, { ...options, tooOften: 'wait' })).rejects.toMatchObject({
    code: 'http-429',
    message: 'Too many tries. Please wait 1 second and try again.',
  })
  expect(came).toHaveLength(4)
})

it('tells a press at once how many seconds to wait', async () => {
  refusals.push({ 'retry-after': '42' })
  await expect(requestJson(url, { ...options, body: {}, tooOften: 'tell' })).rejects.toMatchObject({
    code: 'http-429',
    message: 'Too many tries. Please wait 42 seconds and try again.',
  })
  expect(came).toHaveLength(1)
  expect(await requestJson(url, { ...options, body: {}, tooOften: 'tell' })).toEqual({ done: true })
})

it('knows the sentences as the endpoint writes them', () => {
  const endpoint = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('node_modules'))
    .map((file) => readFileSync(`api/${file}`, 'utf8'))
    .join('')
  expect(knownSentences.filter((sentence) => !endpoint.includes(`'${sentence}'`))).toEqual([])
})

it('knows the sentence about a damaged order, with its number', async () => {
  const endpoint = readFileSync('api/errors.ts', 'utf8')
  const [, sentence = ''] = /`(This order cannot be read\..*)\$\{orderId\}`/.exec(endpoint) ?? []
  vi.stubGlobal('document', { documentElement: { lang: 'te' } })
  vi.resetModules()
  const id = messageId(`${sentence}{orderId}`)
  vi.stubGlobal('messages', { [id]: ['ఆర్డర్ ', ['orderId']] })
  const { sentenceOf } = await import('./http')
  expect(sentenceOf(`${sentence}order_1`)).toBe('ఆర్డర్ order_1')
  expect(sentenceOf('Another one.')).toBe('Another one.')
  vi.unstubAllGlobals()
  // Other files share this process, and would read in Telugu.
  vi.resetModules()
})
