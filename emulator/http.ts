/** The few HTTP habits that all three services of the local backend share. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  method: string
  url: URL
  /** Path as sent, still percent-encoded: object names hold encoded slashes. */
  path: string
  headers: IncomingMessage['headers']
  /** Reads the whole body. @throws HttpError 413 above `maxBytes`. */
  body(maxBytes?: number): Promise<Buffer>
  request: IncomingMessage
  response: ServerResponse
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

export function sendJson(response: ServerResponse, status: number, payload: unknown): void {
  const text = JSON.stringify(payload)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

/** Every answer may be read by any page: the backend listens on the loopback interface only. */
function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('vary', 'origin')
  response.setHeader('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE,OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader(
    'access-control-expose-headers',
    '*, x-goog-upload-url, x-goog-upload-status, content-range',
  )
  response.setHeader('access-control-max-age', '3600')
  if (request.headers['access-control-request-private-network']) {
    response.setHeader('access-control-allow-private-network', 'true')
  }
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    // A stream of an HTTP request without an encoding yields buffers only.
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > maxBytes) throw new HttpError(413, `Request is larger than ${maxBytes} bytes.`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/**
 * Starts a server on `host:port` (port 0 takes a free one) and resolves with its real port.
 * `handle` answers each call; an HttpError becomes its JSON, any other error becomes a 500 and is logged.
 */
export async function listen(
  options: { host: string; port: number; log: (line: string) => void },
  handle: (call: Call) => Promise<void> | void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    allowCrossOrigin(request, response)
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const raw = request.url ?? '/'
    const call: Call = {
      method: request.method ?? 'GET',
      url: new URL(raw, 'http://localhost'),
      path: raw.split('?')[0] ?? '/',
      headers: request.headers,
      body: (maxBytes = 64 * 1024 * 1024) => readBody(request, maxBytes),
      request,
      response,
    }
    Promise.resolve()
      .then(() => handle(call))
      .catch((error: unknown) => {
        if (response.headersSent) {
          response.destroy()
          return
        }
        if (error instanceof HttpError) {
          sendJson(response, error.status, error.payload)
          return
        }
        options.log(
          `internal error on ${call.method} ${call.path}: ${error instanceof Error ? error.stack : String(error)}`,
        )
        sendJson(response, 500, { error: { code: 500, message: 'Internal error', status: 'INTERNAL' } })
      })
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
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
