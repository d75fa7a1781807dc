/** A Firestore service on a free port with the real SDK connected to it, for tests. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore/lite'
import type { Ruleset } from '../../rules/contract'
import type { IndexDefinitions } from '../indexes'
import { startFirestore } from '../server'
import { createDocumentStore, type DocumentStore } from '../store'

/** Rules that allow everything. */
export const OPEN: Ruleset = {
  judge: () => ({ allowed: true }),
  judgeQuery: () => ({ allowed: true }),
}

export interface TestBackend {
  readonly store: DocumentStore
  readonly port: number
  readonly rules: { current: Ruleset }
  /** Lines that the service logged. */
  readonly lines: string[]
  /** A database as seen by a user id, by the administrator (`owner`) or by a visitor (null). */
  connect(who: string | null): Firestore
  /** One plain REST call as administrator, or with another `authorization`. */
  rest(
    method: string,
    path: string,
    body?: unknown,
    authorization?: string,
  ): Promise<{ status: number; body: unknown }>
  close(): Promise<void>
}

export const PROJECT = 'demo-pariksha'
export const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`
export const ROOT = DOCUMENTS.slice(4)

let apps = 0

export async function startBackend(
  options: { rules?: Ruleset; indexes?: IndexDefinitions | null; now?: () => number } = {},
): Promise<TestBackend> {
  setLogLevel('silent')
  const store = createDocumentStore(options.now ? { now: options.now } : {})
  const rules = { current: options.rules ?? OPEN }
  const lines: string[] = []
  const { port, close } = await startFirestore({
    host: '127.0.0.1',
    port: 0,
    projectId: PROJECT,
    store,
    rules,
    indexes: options.indexes ?? null,
    log: (line) => lines.push(line),
  })
  const started: { app: FirebaseApp; db: Firestore }[] = []
  return {
    store,
    port,
    rules,
    lines,
    connect: (who) => {
      apps += 1
      const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, `test-${apps}`)
      const db = getFirestore(app)
      const mockUserToken = who === null || who === 'owner' ? who : { sub: who, email: `${who}@demo.test` }
      connectFirestoreEmulator(db, '127.0.0.1', port, mockUserToken === null ? {} : { mockUserToken })
      started.push({ app, db })
      return db
    },
    rest: async (method, path, body, authorization = 'Bearer owner') => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: authorization === '' ? {} : { authorization },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    close: async () => {
      for (const { app, db } of started) {
        await terminate(db)
        await deleteApp(app)
      }
      await close()
    },
  }
}
