/**
 * The endpoint as one HTTP function (Cloud Functions, Cloud Run functions): the same app as in main.ts, behind the
 * request and response that such platforms hand over. Settings in env.ts; a scheduler calls POST /api/reconcile.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import { createApp } from './app'
import { createDeps } from './deps'
import { describeEnv, readEnv } from './env'
import { sentences } from './errors'

/** The platform has read the body already and hands its bytes over; the webhook's signature is over exactly these. */
type FunctionRequest = IncomingMessage & { rawBody?: Buffer }

let app: Hono | undefined

function theApp(): Hono {
  if (app) return app
  // With the first request, so that a deployment with a wrong setting says so in its log of that request.
  const env = readEnv(process.env)
  if (!env.TRUSTED_PROXIES) {
    throw new Error(
      'TRUSTED_PROXIES must be 1 or more: the front of the platform is a proxy of every function.',
    )
  }
  const log = (line: string) => process.stdout.write(`[api] ${line}\n`)
  log(`settings:\n${describeEnv(env).join('\n')}`)
  app = createApp(createDeps(env, log))
  return app
}

function toWebRequest(request: FunctionRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(new URL(request.url ?? '/', `https://${request.headers.host ?? 'function'}`), {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody ? { body: new Uint8Array(request.rawBody ?? Buffer.alloc(0)) } : {}),
  })
}

/** Entry point `api`. */
export async function api(request: FunctionRequest, response: ServerResponse): Promise<void> {
  const refuse = (status: number, sentence: string) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ error: sentence }))
  let served: Hono
  try {
    served = theApp()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    refuse(500, sentences.internal)
    return
  }
  let webRequest: Request
  try {
    webRequest = toWebRequest(request)
  } catch {
    // `GET //` has no URL, and `TRACE` has no web request. A rejection here would end the process.
    refuse(400, 'The request cannot be read.')
    return
  }
  // As the server does it: the app finds the caller's address at the socket.
  const answer = await served.fetch(webRequest, { incoming: request })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}
