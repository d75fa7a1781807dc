/** A Storage service on a free port, over real rules and documents, with the real SDK connected to it, for tests. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage'
import { createDocumentReader } from '../../firestore/document-reader'
import { createDocumentStore, DEFAULT_DATABASE, type DocumentStore } from '../../firestore/store'
import { makeIdToken } from '../../id-token'
import { compileRules } from '../../rules/compile-rules'
import type { Ruleset } from '../../rules/contract'
import { createObjectStore, type ObjectStore } from '../object-store'
import { startStorage } from '../server'

const PROJECT = 'demo-pariksha'
export const BUCKET = 'demo-pariksha.appspot.com'

/** Rules that allow everything; `body` replaces the content of the bucket's match. */
function rulesOf(body = 'match /{file=**} { allow read, write; }'): string {
  return `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    ${body}
  }
}`
}

export interface TestService {
  readonly store: ObjectStore
  readonly documents: DocumentStore
  readonly url: string
  /** Lines that the service logged. */
  readonly lines: string[]
  useRules(body: string): void
  /** Storage as seen by a user id, by the administrator (`owner`) or by a visitor (null). */
  connect(who: string | null): FirebaseStorage
  /** A plain call as a visitor; `path` follows `/v0/b/{bucket}/o`. */
  call(method: string, path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** The `Authorization` of a user, as the SDK sends it. */
export function authorizationOf(uid: string): Record<string, string> {
  const claims = { sub: uid, iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 3600 }
  return { authorization: `Firebase ${makeIdToken(claims)}` }
}

let apps = 0

export async function startTestService(body?: string): Promise<TestService> {
  const documents = createDocumentStore({ projectId: PROJECT })
  const store = createObjectStore()
  const compile = (source: string): Ruleset => compileRules(source, 'storage.rules', 'firebase.storage')
  const rules = { current: compile(rulesOf(body)) }
  const lines: string[] = []
  const service = await startStorage({
    host: '127.0.0.1',
    port: 0,
    store,
    rules,
    reader: createDocumentReader(documents, { projectId: PROJECT, databaseId: DEFAULT_DATABASE }),
    log: (line) => lines.push(line),
  })
  const url = `http://127.0.0.1:${service.port}`
  const started: FirebaseApp[] = []
  return {
    store,
    documents,
    url,
    lines,
    useRules: (inner) => {
      rules.current = compile(rulesOf(inner))
    },
    connect: (who) => {
      apps += 1
      const app = initializeApp(
        { projectId: PROJECT, storageBucket: BUCKET, apiKey: 'demo-key' },
        `s-${apps}`,
      )
      started.push(app)
      const storage = getStorage(app)
      const mockUserToken = who === null || who === 'owner' ? who : { sub: who }
      connectStorageEmulator(
        storage,
        '127.0.0.1',
        service.port,
        mockUserToken === null ? {} : { mockUserToken },
      )
      storage.maxOperationRetryTime = 2000
      storage.maxUploadRetryTime = 2000
      return storage
    },
    call: (method, path, init = {}) => fetch(`${url}/v0/b/${BUCKET}/o${path}`, { method, ...init }),
    close: async () => {
      await Promise.all(started.map((app) => deleteApp(app)))
      await service.close()
    },
  }
}
