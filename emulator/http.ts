/** The few HTTP habits that all three services of the local backend share. */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { NotStoredError } from './data/stored-part'

export interface Call {
  method: string
  url: URL
  /** Path as sent, still percent-encoded: object names hold encoded slashes. */
  path: string
  headers: IncomingMessage['headers']
  /** Reads the whole body. @throws HttpError 413 above `maxBytes`. */
  body(maxBytes?: number): Promise<Buffer>
  request: IncomingMessage
  response: Reply
}

/** An answer in the making. `listen` sends it whole, once everything that it tells is stored. */
export class Reply {
  status = 200
  readonly headers: OutgoingHttpHeaders = {}
  body: Buffer | string | undefined
  isEnded = false
  setHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.status = status
    Object.assign(this.headers, headers)
    return this
  }
  end(body?: Buffer | string): void {
    this.body = body
    this.isEnded = true
  }
}

/** An answer that is not a success, with the JSON that the SDK expects. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The JSON body; by default `{ error: { code, message } }`. */
    readonly payload: unknown = { error: { code: status, message } },
  ) {
    super(message)
  }
}

/** Bytes above which JSON is compressed for who accepts that, as the real services do. */
const compressedFrom = 1024
const JSON_TYPE = 'application/json; charset=utf-8'

export function sendJson(response: Reply, status: number, payload: unknown): void {
  response.writeHead(status, { 'content-type': JSON_TYPE }).end(JSON.stringify(payload))
}

function send({ status, headers, body }: Reply, response: ServerResponse): void {
  if (headers['content-type'] !== JSON_TYPE || headers['content-length'] !== undefined) {
    response.writeHead(status, headers).end(body)
    return
  }
  const text = Buffer.from(body ?? '')
  const accepted = response.req.headers['accept-encoding'] ?? ''
  const isCompressed = text.length >= compressedFrom && /\bgzip\b/.test(accepted)
  const bytes = isCompressed ? gzipSync(text) : text
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  })
  response.end(bytes)
}

/** Named one by one: a wildcard does not count for requests with credentials, and old browsers ignore it. */
const EXPOSED_HEADERS =
  '*, accept-ranges, content-disposition, content-encoding, content-length, content-range, content-type, etag, ' +
  'x-goog-generation, x-goog-hash, x-goog-upload-chunk-granularity, x-goog-upload-control-url, ' +
  'x-goog-upload-size-received, x-goog-upload-status, x-goog-upload-url'

/** Every answer may be read by any page: the backend listens on the loopback interface only. */
function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('vary', 'origin')
  response.setHeader('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE,OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS)
  response.setHeader('access-control-max-age', '3600')
  if (request.headers['access-control-request-private-network']) {
    response.setHeader('access-control-allow-private-network', 'true')
  }
}

/** Above the limit it stops collecting but not reading: a closed connection would hide the 413 from the client. */
function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, `Request is larger than ${maxBytes} bytes.`)
  if (Number(request.headers['content-length']) > maxBytes) return Promise.reject(tooLarge)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else reject(tooLarge)
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
    request.once('close', () => reject(new HttpError(400, 'The client closed the connection.')))
  })
}

const waiting: Array<() => void> = []

function nextTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(nextTurn)
}

/**
 * Resolves in a turn of the event loop that no other call has: Node accepts one new connection a turn, so that of 500
 * browsers at once the last would wait until the first have nothing more to ask.
 */
function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(nextTurn)
  })
}

function describeCall(request: IncomingMessage, response: Reply): Call {
  const raw = request.url ?? '/'
  if (!URL.canParse(raw, 'http://localhost')) throw new HttpError(400, 'The request address is malformed.')
  return {
    method: request.method ?? 'GET',
    url: new URL(raw, 'http://localhost'),
    path: raw.split('?')[0] ?? '/',
    headers: request.headers,
    async body(maxBytes = 64 * 1024 * 1024) {
      const bytes = await readBody(request, maxBytes)
      await ownTurn()
      return bytes
    },
    request,
    response,
  }
}

/**
 * Milliseconds before an idle connection closes, as with hosted services. With Node's default of five seconds, a busy machine
 * may send its next request on a connection that is closing, and the request fails.
 */
const keepAliveTimeout = 65_000
/** Milliseconds that running answers have to finish when the server closes. */
const CLOSE_MS = 1000

export interface ListenOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  readonly log: (line: string) => void
  /** `trackCall` of the persistence; absent when the data is in memory only. */
  readonly trackCall?: (() => () => Promise<void>) | undefined
}

/**
 * Starts a server on `host:port` (port 0 takes a free one) and resolves with its real port.
 * `handle` answers each call; an HttpError becomes its JSON, any other error becomes a 500 and is logged.
 * No answer leaves before everything that it may tell is stored, else `refuse` says what the client gets. `close` lets
 * answers under way finish.
 */
export async function listen(
  options: ListenOptions,
  handle: (call: Call) => Promise<void> | void,
  refuse: (call: Call, message: string) => HttpError,
): Promise<{ port: number; close: () => Promise<void> }> {
  const { log, trackCall } = options
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const stored = trackCall?.()
    let reply = new Reply()
    let call: Call | undefined
    const fail = (error: unknown): void => {
      const known = error instanceof NotStoredError && call ? refuse(call, error.message) : error
      if (reply.isEnded) reply = new Reply()
      if (known instanceof HttpError) {
        sendJson(reply, known.status, known.payload)
        return
      }
      log(
        `internal error on ${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`,
      )
      sendJson(reply, 500, { error: { code: 500, message: 'Internal error', status: 'INTERNAL' } })
    }
    try {
      call = describeCall(request, reply)
      await handle(call)
    } catch (error) {
      fail(error)
    }
    await stored?.().catch(fail)
    return reply
  }
  const server: Server = createServer({ keepAliveTimeout }, (request, response) => {
    allowCrossOrigin(request, response)
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else {
      answer(request)
        .then((reply) => {
          if (!server.listening) response.shouldKeepAlive = false
          send(reply, response)
        })
        .catch((error: unknown) => {
          log(`no answer to ${request.method} ${request.url}: ${String(error)}`)
          response.destroy()
        })
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  // An IP server's address is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        const late = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
        server.close(() => {
          clearTimeout(late)
          resolve()
        })
      }),
  }
}
