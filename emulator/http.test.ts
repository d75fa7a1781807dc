import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Call, HttpError, listen, sendJson } from './http'

const lines: string[] = []
let service: Awaited<ReturnType<typeof listen>>
let url = ''
beforeAll(async () => {
  const options = { host: '127.0.0.1', port: 0, log: (line: string) => lines.push(line) }
  const answer = async (call: Call) => {
    if (call.path === '/refused') throw new HttpError(409, 'No.')
    if (call.path === '/unsendable') {
      call.response.writeHead(200, { 'x-a': 'a\nb' }).end()
      return
    }
    if (call.path === '/broken') throw new Error('a bug')
    if (call.path === '/late') {
      call.response.writeHead(200)
      throw new Error('after the headers')
    }
    const body = await call.body(10)
    sendJson(call.response, 200, { method: call.method, path: call.path, body: body.toString() })
  }
  service = await listen(options, answer, (_, message) => new HttpError(503, message))
  url = `http://127.0.0.1:${service.port}`
})
afterAll(() => service.close())
beforeEach(() => lines.splice(0))

/** Sends bytes as they are and resolves with all that comes back. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(service.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part
    })
    socket.once('end', () => resolve(answer)).once('error', reject)
  })
}

test('gives the path as it was sent', async () => {
  const response = await fetch(`${url}/a%2Fb?x=1`, { method: 'POST', body: 'hello' })
  expect(await response.json()).toEqual({ method: 'POST', path: '/a%2Fb', body: 'hello' })
})

test('compresses a long answer for who accepts that, and no other', async () => {
  const path = `/${'long/'.repeat(300)}`
  const plain = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  expect(plain).toContain(JSON.stringify({ method: 'GET', path, body: '' }))
  const packed = await fetch(url + path)
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(200)
  expect(await packed.json()).toEqual({ method: 'GET', path, body: '' })
  const short = await fetch(`${url}/short`)
  expect(short.headers.get('content-encoding')).toBeNull()
})

test('answers refusals as their JSON, and bugs without telling them to the caller', async () => {
  const refused = await fetch(`${url}/refused`)
  expect({ status: refused.status, body: await refused.json() }).toEqual({
    status: 409,
    body: { error: { code: 409, message: 'No.' } },
  })
  const broken = await fetch(`${url}/broken`)
  expect(broken.status).toBe(500)
  expect(await broken.text()).not.toContain('a bug')
  expect(lines).toEqual([expect.stringContaining('internal error on GET /broken: Error: a bug')])
  expect((await fetch(`${url}/late`)).status).toBe(500)
})

test('refuses a body that is too long, whether its length is told or not', async () => {
  const told = await fetch(url, { method: 'POST', body: 'x'.repeat(11) })
  expect(told.status).toBe(413)
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 100; part += 1)
        controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)))
      controller.close()
    },
  })
  // The DOM types lack `duplex`, which Node.js demands for a streamed body.
  const streamed = await fetch(url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
  expect(streamed.status).toBe(413)
  expect(await (await fetch(url, { method: 'POST', body: 'x'.repeat(10) })).json()).toMatchObject({
    body: 'xxxxxxxxxx',
  })
})

test('outlives clients that go away and addresses that are none', async () => {
  expect(await raw('GET // HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  await new Promise<void>((resolve) => {
    const socket = connect(service.port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nxy', () => socket.destroy())
    })
    socket.once('close', () => resolve())
  })
  expect((await fetch(url, { method: 'POST', body: 'still' })).status).toBe(200)
})

test('lets every page read every answer, refusals too', async () => {
  for (const path of ['/', '/refused', '/broken']) {
    const { headers } = await fetch(`${url}${path}`, { headers: { origin: 'http://127.0.0.1:5173' } })
    expect(headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173')
    expect(headers.get('access-control-expose-headers')).toContain('x-goog-upload-size-received')
  }
  const asked = await fetch(url, {
    method: 'OPTIONS',
    headers: { 'access-control-request-private-network': 'true', 'access-control-request-headers': 'x-goog' },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-private-network')).toBe('true')
  expect(asked.headers.get('access-control-allow-headers')).toBe('x-goog')
})

test('closes the connection when an answer cannot be sent, and tells why', async () => {
  await expect(fetch(`${url}/unsendable`)).rejects.toThrow('fetch failed')
  expect(lines).toEqual([expect.stringContaining('no answer to GET /unsendable: ')])
  expect((await fetch(url, { method: 'POST', body: 'still' })).status).toBe(200)
})

test('lets answers under way finish when it closes, and ends their connections', async () => {
  let answerNow = () => {}
  let isAsked = false
  const options = { host: '127.0.0.1', port: 0, log: () => {} }
  const slow = await listen(
    options,
    async ({ response }) => {
      await new Promise<void>((resolve) => {
        answerNow = resolve
        isAsked = true
      })
      sendJson(response, 200, { done: true })
    },
    (_, message) => new HttpError(503, message),
  )
  const answer = fetch(`http://127.0.0.1:${slow.port}/`)
  await expect.poll(() => isAsked).toBe(true)
  const closed = slow.close()
  answerNow()
  const response = await answer
  expect(response.headers.get('connection')).toBe('close')
  expect(await response.json()).toEqual({ done: true })
  await closed
  await expect(fetch(`http://127.0.0.1:${slow.port}/`)).rejects.toThrow('fetch failed')
})
