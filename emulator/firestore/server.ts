/** Firestore over REST: what firebase/firestore/lite calls, the plain REST calls, and what each caller was billed. */
import { type Call, HttpError, type ListenOptions, listen, sendJson } from '../http'
import { callerOf, nameOf } from '../id-token'
import type { Ruleset } from '../rules/contract'
import { createAccess } from './access'
import { dispatch, isStreaming } from './calls/dispatch'
import { parseRoute, type Route } from './calls/route'
import type { IndexDefinitions } from './indexes'
import { type JsonObject, readObject } from './json-shape'
import { rootOf, splitPath } from './names/resource-name'
import { invalidArgument, StatusError } from './status'
import type { DocumentStore } from './store'
import { billLine, createBill, createLedger, type Ledger } from './usage'

/** Production's limit on the body of a call. */
const MAX_BODY_BYTES = 11_534_336

export interface FirestoreOptions extends ListenOptions {
  /** The project of the store; calls for other projects see databases of their own, empty at first. */
  readonly projectId: string
  readonly store: DocumentStore
  /** Read again for each call, so that a reload takes effect at once. All projects share them. */
  readonly rules: { current: Ruleset }
  /** What firestore.indexes.json defines; null never refuses a query for want of an index. */
  readonly indexes: IndexDefinitions | null
}

type DocumentsRoute = Extract<Route, { kind: 'documents' }>

async function readJson(call: Call): Promise<JsonObject> {
  const bytes = await call.body()
  if (bytes.length > MAX_BODY_BYTES) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`)
  }
  if (bytes.length === 0) return {}
  let body: unknown
  try {
    body = JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`)
  }
  return readObject(body, 'request')
}

async function answerDocuments(
  options: FirestoreOptions,
  ledger: Ledger,
  call: Call,
  { name, path, rpc }: DocumentsRoute,
): Promise<unknown> {
  const { store, rules, indexes, log } = options
  const refuse = (reason: string) => new StatusError('UNAUTHENTICATED', reason)
  const caller = callerOf(call.headers.authorization, refuse)
  const body = await readJson(call)
  const lookedUp = new Set<string>()
  const bill = createBill()
  const context = {
    name,
    root: rootOf(name),
    store,
    database: store.database(name),
    access: createAccess({ caller, name, store, rules: rules.current, lookedUp, log }),
    indexes,
    bill,
  }
  try {
    return dispatch(context, { method: call.method, path, rpc, parameters: call.url.searchParams, body })
  } finally {
    for (const path of lookedUp) bill.note(splitPath(path).collection, 'ruleReads')
    call.response.setHeader('x-billed', billLine(bill))
    ledger.add(nameOf(caller), bill)
  }
}

async function answer(options: FirestoreOptions, ledger: Ledger, call: Call): Promise<unknown> {
  const route = parseRoute(call.method, call.path)
  if (!route) throw new HttpError(404, `${call.method} ${call.path} is no address of this service.`)
  switch (route.kind) {
    case 'documents':
      return answerDocuments(options, ledger, call, route)
    case 'usage':
      return ledger.of(route.who)
    case 'health':
      call.response.writeHead(200, { 'content-type': 'text/plain' }).end('Ok')
  }
}

/**
 * Starts the service and resolves with its port.
 * @throws Error when the store belongs to another project than `projectId`, or the port is taken.
 */
export async function startFirestore(
  options: FirestoreOptions,
): Promise<{ port: number; close: () => Promise<void> }> {
  if (options.projectId !== options.store.projectId) {
    throw new Error(
      `The store holds documents of project ${options.store.projectId}, not ${options.projectId}: ` +
        'give createDocumentStore the same projectId.',
    )
  }
  const ledger = createLedger()
  const toHttp = (call: Call, error: StatusError): HttpError =>
    error.toHttpError(isStreaming(/:(\w+)$/.exec(call.path)?.[1] ?? null))
  return listen(
    options,
    async (call) => {
      try {
        const payload = await answer(options, ledger, call)
        if (!call.response.isEnded) sendJson(call.response, 200, payload)
      } catch (error) {
        throw error instanceof StatusError ? toHttp(call, error) : error
      }
    },
    (call, message) => toHttp(call, new StatusError('UNAVAILABLE', message)),
  )
}
