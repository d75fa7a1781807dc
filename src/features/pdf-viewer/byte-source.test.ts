import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type ByteSource, openByteSource, startSize } from './byte-source'

const file = Uint8Array.from({ length: 6 * startSize + 500 }, (_, index) => index % 251)

type Answer = (request: IncomingMessage, response: ServerResponse, begin: number, end: number) => void

/** As the storage answers. */
const byRange: Answer = (_request, response, begin, end) => {
  const last = Math.min(end, file.length - 1)
  response.writeHead(206, { 'content-range': `bytes ${begin}-${last}/${file.length}` })
  response.end(file.subarray(begin, last + 1))
}

let server: Server | null = null
let source: ByteSource | null = null
afterEach(() => {
  source?.close()
  server?.closeAllConnections()
  server?.close()
})

async function open(answer: Answer) {
  const seen: Array<{ range: string | undefined; authorization: string | undefined }> = []
  const events: unknown[] = []
  const listening = createServer((request, response) => {
    const { range, authorization } = request.headers
    seen.push({ range, authorization })
    const [, begin, end] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? []
    answer(request, response, Number(begin ?? 0), Number(end ?? file.length - 1))
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let token = 0
  source = await openByteSource(
    async () => ({
      url: `http://127.0.0.1:${port}/o/book?alt=media`,
      headers: { Authorization: `Firebase ${++token}` },
    }),
    {
      onWaiting: (waiting) => events.push(waiting ? 'waiting' : 'answered'),
      onRefused: (error) => events.push(error),
    },
  )
  return { source, seen, events }
}

describe('a file that is answered by range', () => {
  it('is opened by its first bytes, and read where it is asked for, each time with a fresh token', async () => {
    const opened = await open(byRange)
    expect(opened.source.length).toBe(file.length)
    expect(await opened.source.read(0, 100)).toEqual(file.subarray(0, 100))
    expect(opened.seen).toHaveLength(1)
    expect(await opened.source.read(startSize, 2 * startSize)).toEqual(
      file.subarray(startSize, 2 * startSize),
    )
    expect(opened.seen).toEqual([
      { range: `bytes=0-${startSize - 1}`, authorization: 'Firebase 1' },
      { range: `bytes=${startSize}-${2 * startSize - 1}`, authorization: 'Firebase 2' },
    ])
  })

  it('is read at its end in one piece, however it is asked for', async () => {
    const opened = await open(byRange)
    const end = file.length
    expect(await opened.source.read(end - 10, end)).toEqual(file.subarray(end - 10))
    expect(await opened.source.read(end - 3000, end - 2000)).toEqual(file.subarray(end - 3000, end - 2000))
    expect(opened.seen).toHaveLength(2)
  })

  it('learns its length from the description where the header is hidden', async () => {
    const opened = await open((request, response, begin, end) => {
      if (!request.url?.includes('alt=media')) response.end(JSON.stringify({ size: String(file.length) }))
      else response.writeHead(206).end(file.subarray(begin, end + 1))
    })
    expect(opened.source.length).toBe(file.length)
  })

  it('reads the whole file where nobody tells its length', async () => {
    const opened = await open((request, response, begin, end) => {
      if (!request.url?.includes('alt=media')) response.writeHead(404).end()
      else if (request.headers.range) response.writeHead(206).end(file.subarray(begin, end + 1))
      else response.end(file)
    })
    expect(opened.source.length).toBe(file.length)
    expect(await opened.source.read(file.length - 3, file.length)).toEqual(file.subarray(-3))
  })
})

it('a server without ranges is asked once', async () => {
  const opened = await open((_request, response) => response.end(file))
  expect(await opened.source.read(startSize, file.length)).toEqual(file.subarray(startSize))
  expect(opened.seen).toHaveLength(1)
})

describe('what goes wrong while reading', () => {
  it('a broken connection and a full server are tried again until they answer', async () => {
    let faults = 2
    const opened = await open((request, response, begin, end) => {
      if (begin === 0 || faults === 0) byRange(request, response, begin, end)
      else if (faults-- === 2) request.socket.destroy()
      else response.writeHead(503).end()
    })
    const reading = opened.source.read(startSize, 2 * startSize)
    expect(await reading).toEqual(file.subarray(startSize, 2 * startSize))
    expect(opened.events).toEqual(['waiting', 'waiting', 'answered'])
  })

  it.each([401, 403, 404])('an answer of %d ends the reading', async (status) => {
    const opened = await open((request, response, begin, end) => {
      if (begin === 0) byRange(request, response, begin, end)
      else response.writeHead(status).end()
    })
    expect(await opened.source.read(startSize, 2 * startSize)).toBeNull()
    expect(opened.events).toEqual([expect.objectContaining({ status })])
  })

  it('a file that was replaced is not put together from parts of both', async () => {
    const opened = await open((request, response, begin, end) => {
      if (begin === 0) byRange(request, response, begin, end)
      else
        response
          .writeHead(206, { 'content-range': `bytes ${begin}-${end}/99` })
          .end(file.subarray(begin, end + 1))
    })
    expect(await opened.source.read(startSize, 2 * startSize)).toBeNull()
    expect(opened.events).toEqual([expect.objectContaining({ status: 409 })])
  })

  it('closing ends the waiting', async () => {
    const opened = await open((request, response, begin, end) => {
      if (begin === 0) byRange(request, response, begin, end)
      else request.socket.destroy()
    })
    const reading = opened.source.read(startSize, 2 * startSize)
    await expect.poll(() => opened.events).toContain('waiting')
    opened.source.close()
    expect(await reading).toBeNull()
  })
})

it.each([401, 403, 404, 416, 500])('an answer of %d to the first request is thrown', async (status) => {
  await expect(open((_request, response) => response.writeHead(status).end())).rejects.toMatchObject({
    status,
  })
})
