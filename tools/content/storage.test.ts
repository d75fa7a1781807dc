/** The calls that a real project's Storage gets, and what is said of its refusals. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createFiles } from './storage'

let server: Server | null = null
afterEach(() => server?.close())

interface Seen {
  line: string
  authorization: string | undefined
  type: string | undefined
  body: string
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/** A service that has what was uploaded to it, and refuses uploads with `refusal`. */
async function open(refusal?: number) {
  const seen: Seen[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    const body = await bodyOf(request)
    seen.push({
      line: `${method} ${url}`,
      authorization: headers.authorization,
      type: headers['content-type'],
      body,
    })
    const isThere = seen.some(({ line }) => line.startsWith('POST'))
    response.writeHead(method === 'POST' ? (refusal ?? 200) : isThere ? 200 : 404).end('{}')
  }
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const accessToken = async () => 'token'
  return {
    seen,
    files: createFiles({ url, kind: 'google', bucket: 'b.app', accessToken, log: () => undefined }),
  }
}

const upload = { path: 'images/questions/a b/1.png', type: 'image/png', bytes: Buffer.from('png') }
const object = 'images%2Fquestions%2Fa%20b%2F1.png'

test('a picture goes to the bucket once, as the administrator', async () => {
  const { seen, files } = await open()
  expect(await files.missing([upload, upload])).toEqual([upload])
  await files.put(upload)
  expect(await files.missing([upload])).toEqual([])
  expect(seen).toMatchObject([
    { line: `GET /storage/v1/b/b.app/o/${object}`, authorization: 'Bearer token' },
    {
      line: `POST /upload/storage/v1/b/b.app/o?uploadType=media&name=${object}`,
      authorization: 'Bearer token',
      type: 'image/png',
      body: 'png',
    },
    { line: `GET /storage/v1/b/b.app/o/${object}` },
  ])
})

test('a picture is read as the administrator; one that is not there is null', async () => {
  const { seen, files } = await open()
  expect(await files.read(upload.path)).toBeNull()
  await files.put(upload)
  expect(Buffer.from((await files.read(upload.path)) ?? []).toString()).toBe('{}')
  expect(seen[0]).toMatchObject({
    line: `GET /storage/v1/b/b.app/o/${object}?alt=media`,
    authorization: 'Bearer token',
  })
  server?.close()
  server?.closeAllConnections()
  expect(await files.read(upload.path)).toBeNull()
})

test('a refusal and an outage are told, and nothing is written after them', async () => {
  const { files } = await open(403)
  await expect(files.put(upload)).rejects.toThrow(
    'Storage answered 403 for images/questions/a b/1.png in b.app; no document was written.',
  )
  server?.close()
  server?.closeAllConnections()
  await expect(files.put(upload)).rejects.toThrow(
    'The pictures could not be uploaded; no document was written.',
  )
})
