/** The desk's server: the page, its actions and its files, on this machine alone. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'
import type { Target } from '../../content/target'
import type { Action, Desk } from '../actions/action'
import { strangerOf, withoutToken } from './guard'
import { fileAt, type PageFile } from './page-files'
import { createSessions } from './sessions'
import { createUploads, longestPiece } from './uploads'

/** Bytes of an action's input: a paper of 5,000 questions with its pictures. */
const longestInput = 64_000_000

export interface DeskOptions {
  target: Target
  project: string | null
  actions: Readonly<Record<string, Action<unknown, unknown>>>
  page: ReadonlyMap<string, PageFile>
  port: number
  /** Told the address of the next window. */
  onAddress: (address: string) => void
}

const headersOfAll = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

class TooLong extends Error {}

async function bodyOf(request: IncomingMessage, longest: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > longest) throw new TooLong(`A request may have ${longest / 1_000_000} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** A sentence for the operator. */
function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'The desk does not understand what the page sent. Reload the page.'
  return error instanceof Error ? error.message : String(error)
}

const opening = z.object({ code: z.string() })
const beginning = z.object({ name: z.string(), size: z.number() })

/** @returns the running server: its address, and how it ends */
export async function startDesk(
  options: DeskOptions,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const { target, project, actions, page, onAddress } = options
  const sessions = createSessions()
  const uploads = createUploads()
  let origin = ''
  const tellAddress = () => onAddress(`${origin}/#code=${sessions.code()}`)

  /** Answers with a line of JSON for each line of the action's console, and its result last. */
  async function runAction(name: string, request: IncomingMessage, response: ServerResponse) {
    const found = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!found) return answer(response, 404, { error: `The desk has no action "${name}".` })
    const input: unknown = JSON.parse((await bodyOf(request, longestInput)).toString() || '{}')
    const send = (line: unknown) => void response.write(`${JSON.stringify(line)}\n`)
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    const say = (line: string) => send({ line })
    const desk: Desk = { target, project, uploads, console: { out: say, err: say, ask: async () => 'yes' } }
    try {
      send({ result: (await found.run(input, desk)) ?? null })
    } catch (error) {
      send({ error: sentenceOf(error) })
    }
    response.end()
  }

  async function takePiece(id: string, url: URL, request: IncomingMessage, response: ServerResponse) {
    const offset = Number(url.searchParams.get('offset'))
    answer(response, 200, { received: uploads.add(id, offset, await bodyOf(request, longestPiece)) })
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value)
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '/', origin)
    const stranger = strangerOf({ method, headers: request.headers }, origin)
    if (stranger) return answer(response, stranger.status, { error: stranger.error })
    if (!url.pathname.startsWith('/api/')) {
      const file = method === 'GET' ? fileAt(page, url.pathname) : undefined
      if (!file) return answer(response, 404, { error: 'There is no such page.' })
      response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
      return
    }
    if (url.pathname === '/api/open' && method === 'POST') {
      const { code } = z.parse(opening, JSON.parse((await bodyOf(request, 1000)).toString()))
      const token = sessions.open(code)
      if (token) tellAddress()
      const error = 'This address was used already. Open the one that the terminal shows now.'
      return answer(response, token ? 200 : 401, token ? { token } : { error })
    }
    const unknown = withoutToken(request.headers, sessions)
    if (unknown) return answer(response, unknown.status, { error: unknown.error })
    const [, , kind = '', name = ''] = url.pathname.split('/')
    if (kind === 'call' && method === 'POST') return runAction(name, request, response)
    if (kind === 'uploads' && name && method === 'POST') return takePiece(name, url, request, response)
    if (kind === 'uploads' && method === 'POST') {
      const { name: fileName, size } = z.parse(
        beginning,
        JSON.parse((await bodyOf(request, 10_000)).toString()),
      )
      return answer(response, 200, { id: uploads.begin(fileName, size) })
    }
    answer(response, 404, { error: 'There is no such address.' })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) response.end()
      else answer(response, error instanceof TooLong ? 413 : 400, { error: sentenceOf(error) })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  origin = `http://127.0.0.1:${port}`
  tellAddress()
  return {
    origin,
    close: async () => {
      uploads.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
