/**
 * The rules' own test bench: the local backend with the project's rules, empty of seed, and one Firestore and one
 * Storage for each role. Nothing is mocked: every call goes through the SDK and over HTTP.
 */
import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import { connectFirestoreEmulator, doc, type Firestore, getFirestore, setDoc } from 'firebase/firestore/lite'
import { connectStorageEmulator, type FirebaseStorage, getStorage, ref, uploadString } from 'firebase/storage'
import { afterAll, beforeAll, expect } from 'vitest'
import { documentSize } from '../../../emulator/firestore/values/document-size'
import { parseFields } from '../../../emulator/firestore/values/parse-value'
import { type Backend, startBackend } from '../../../emulator/server'

// Refusals are what these tests expect; the SDK would report each on the console.
setLogLevel('silent')

const projectId = 'demo-pariksha'
const bucket = `${projectId}.appspot.com`

type Claims = { sub: string; email?: string; email_verified?: boolean; auth_time?: number }

/** The administrator, a visitor, a student without purchases, and the owner of both demo products. */
const tokens: Record<string, Claims | 'owner' | null> = {
  admin: 'owner',
  visitor: null,
  student: { sub: 'student', email: 'student@demo.test', email_verified: true },
  unverified: { sub: 'unverified', email: 'older@demo.test', email_verified: false },
  older: { sub: 'older-account', email: 'older@demo.test', email_verified: true },
  member: { sub: 'member', email: 'member@demo.test', email_verified: true, auth_time: 1000 },
  // With product `y`, the id of a purchase would be that of `member` with product `resource_y`.
  namesake: { sub: 'member_resource', email: 'namesake@demo.test', email_verified: true },
}

interface Bench {
  db: (role: string) => Firestore
  storage: (role: string) => FirebaseStorage
  /** Writes as the administrator. */
  put: (path: string, data: Record<string, unknown>) => Promise<void>
  putFile: (path: string, text: string) => Promise<void>
  /** Bytes of a document, as Firestore counts them. */
  sizeOf: (path: string) => Promise<number>
}

/** Starts the bench for one test file. */
export function setUpBench(fill: (bench: Bench) => Promise<void>): Bench {
  let backend: Backend | null = null
  const apps: FirebaseApp[] = []
  const dbs = new Map<string, Firestore>()
  const storages = new Map<string, FirebaseStorage>()

  const bench: Bench = {
    db: (role) => {
      const db = dbs.get(role)
      if (!db) throw new Error(`no role ${role}`)
      return db
    },
    storage: (role) => {
      const storage = storages.get(role)
      if (!storage) throw new Error(`no role ${role}`)
      return storage
    },
    put: (path, data) => setDoc(doc(bench.db('admin'), path), data),
    putFile: async (path, text) => {
      await uploadString(ref(bench.storage('admin'), path), text)
    },
    sizeOf: async (path) => {
      const address = `http://127.0.0.1:${backend?.ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`
      const response = await fetch(`${address}/${path}`, { headers: { authorization: 'Bearer owner' } })
      const { fields } = (await response.json()) as { fields: unknown }
      return documentSize(path, parseFields(fields))
    },
  }

  beforeAll(async () => {
    backend = await startBackend({
      ports: { firestore: 0, auth: 0, storage: 0 },
      projectId,
      bucket,
      rulesDir: '.',
      log: () => undefined,
    })
    for (const [role, mockUserToken] of Object.entries(tokens)) {
      const app = initializeApp(
        { projectId, storageBucket: bucket, apiKey: 'demo-key' },
        `${role}-${Math.random()}`,
      )
      apps.push(app)
      const options = mockUserToken ? { mockUserToken } : {}
      const db = getFirestore(app)
      connectFirestoreEmulator(db, '127.0.0.1', backend.ports.firestore, options)
      dbs.set(role, db)
      const storage = getStorage(app)
      connectStorageEmulator(storage, '127.0.0.1', backend.ports.storage, options)
      storages.set(role, storage)
    }
    await fill(bench)
  })

  afterAll(async () => {
    await Promise.all(apps.map((app) => deleteApp(app)))
    await backend?.close()
  })
  return bench
}

/** The call is refused by the rules, and by nothing else. */
export async function expectRefused(call: Promise<unknown>): Promise<void> {
  await expect(call).rejects.toMatchObject({ code: expect.stringMatching(/permission-denied|unauthorized/) })
}
