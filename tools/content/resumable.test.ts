/** An upload in chunks reaches Storage whole, whatever happens on the way. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendResumable } from './resumable'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const bytes = Buffer.alloc(20 * 1024 * 1024, 'content of a film, ')
const file = {
  size: bytes.length,
  read: async (from: number, count: number) => bytes.subarray(from, from + count),
}

/** Storage as Google's: `fault` may answer a request itself, by its number. */
async function open(fault: (request: number) => 'cut' | number | null) {
  const lines: string[] = []
  let stored = Buffer.alloc(0)
  server = createServer((request, response) => {
    const range = request.headers['content-range']
    lines.push(`${request.method} ${range ?? String(request.headers['x-upload-content-length'])}`)
    const wrong = fault(lines.length)
    const chunks: Buffer[] = []
    let got = 0
    request.on('data', (chunk: Buffer) => {
      got += chunk.length
      // A line that is cut in the middle of a chunk; Storage keeps multiples of 256 KiB.
      if (wrong === 'cut' && got > 1024 * 1024) {
        stored = Buffer.concat([stored, bytes.subarray(stored.length, stored.length + 256 * 1024)])
        request.destroy()
      } else chunks.push(chunk)
    })
    request.on('end', () => {
      if (typeof wrong === 'number') return void response.writeHead(wrong).end()
      if (request.method === 'POST')
        return void response.writeHead(200, { location: `${url()}/session` }).end()
      if (!range?.startsWith('bytes *')) stored = Buffer.concat([stored, ...chunks])
      const isWhole = stored.length === bytes.length
      const has = stored.length > 0 ? { range: `bytes=0-${stored.length - 1}` } : {}
      response.writeHead(isWhole ? 200 : 308, has).end('{}')
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = () => `http://127.0.0.1:${port}`
  const send = (progress: (sent: number) => void = () => undefined, waits = [1, 1, 1], sent = file) =>
    sendResumable({
      start: `${url()}/start`,
      type: 'video/mp4',
      file: sent,
      accessToken: async () => 'token',
      progress,
      waits,
    })
  return { lines, send, whole: () => stored.equals(bytes) }
}

const mebi = 1024 * 1024
const size = 20 * mebi

test('a file goes in chunks', async () => {
  const { lines, send, whole } = await open(() => null)
  const sent: number[] = []
  await send((count) => sent.push(count))
  expect(whole()).toBe(true)
  expect(sent).toEqual([8 * mebi, 16 * mebi, size])
  expect(lines).toEqual([
    `POST ${size}`,
    `PUT bytes */${size}`,
    `PUT bytes 0-${8 * mebi - 1}/${size}`,
    `PUT bytes ${8 * mebi}-${16 * mebi - 1}/${size}`,
    `PUT bytes ${16 * mebi}-${size - 1}/${size}`,
  ])
})

test('after a cut line it asks what arrived and goes on there', async () => {
  const { lines, send, whole } = await open((request) => (request === 4 ? 'cut' : null))
  await send()
  expect(whole()).toBe(true)
  expect(lines.slice(4, 6)).toEqual([
    `PUT bytes */${size}`,
    `PUT bytes ${8 * mebi + 256 * 1024}-${16 * mebi + 256 * 1024 - 1}/${size}`,
  ])
})

test('a session that Storage forgot begins again', async () => {
  const { lines, send, whole } = await open((request) => (request === 2 ? 410 : null))
  await send()
  expect(whole()).toBe(true)
  expect(lines.filter((line) => line.startsWith('POST'))).toHaveLength(2)
})

test('an outage ends with a sentence, and the next call goes on where it stopped', async () => {
  let isDown = true
  const { lines, send, whole } = await open((request) => (isDown && request > 3 ? 503 : null))
  await expect(send()).rejects.toThrow('The connection to Storage is lost.')
  isDown = false
  await send()
  expect(whole()).toBe(true)
  expect(lines.filter((line) => line.startsWith('POST'))).toHaveLength(1)
})

test('a refusal is told at once', async () => {
  const { lines, send } = await open(() => 403)
  await expect(send()).rejects.toThrow('Storage answered 403; the file was not uploaded.')
  expect(lines).toHaveLength(1)
})

test('a file that became shorter ends the upload, and so does a Storage that takes nothing', async () => {
  const { send, lines } = await open(() => null)
  const cut = {
    size,
    read: async (from: number, count: number) => bytes.subarray(from, Math.min(from + count, mebi)),
  }
  await expect(send(undefined, [1], cut)).rejects.toThrow('became shorter')
  expect(lines.length).toBeLessThan(6)
  const lazy = await open((request) => (request > 2 ? 308 : null))
  await expect(lazy.send()).rejects.toThrow('The connection to Storage is lost.')
})
