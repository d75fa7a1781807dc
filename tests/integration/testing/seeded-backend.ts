/**
 * The local backend as a fresh start has it, rules, indexes and seed included, with the real SDK connected to it: one
 * per test file. The SDK's own reports are silenced; refusals and outages are what many of these tests are about.
 */
import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import { connectFirestoreEmulator, doc, type Firestore, getFirestore, setDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll } from 'vitest'
import { type Backend, startBackend } from '../../../emulator/server'

setLogLevel('silent')

export const projectId = 'demo-pariksha'

/** What an ID token says of its account. */
export type Claims = { sub: string; email: string; email_verified: boolean }

/** Everybody may come as one of these: nobody, the student who owns nothing, and the owner of both demo products. */
export const roles = ['visitor', 'student', 'member'] as const
export type Role = (typeof roles)[number]

const tokens: Record<Role, Claims | null> = {
  visitor: null,
  student: { sub: 'student-demo', email: 'student@demo.test', email_verified: true },
  member: { sub: 'member-demo', email: 'member@demo.test', email_verified: true },
}

export interface SeededBackend {
  /** Ports of the running services. */
  ports: () => Backend['ports']
  /** The database as `role` sees it. */
  db: (role: Role) => Firestore
  /** The database as the administrator sees it, whom no rule stops. */
  admin: () => Firestore
  /** The database as an account with these claims sees it. */
  connect: (claims: Claims) => Firestore
  /** Writes one document as the administrator. */
  put: (path: string, fields: Record<string, unknown>) => Promise<void>
  /** Ends the services for good; what is connected stays so, in vain. */
  stop: () => Promise<void>
}

/** Registers the hooks that start and end the backend of one test file. */
export function setUpSeededBackend(): SeededBackend {
  let running: Backend | null = null
  const apps: FirebaseApp[] = []
  const open = new Map<Role | 'admin', Firestore>()

  function ports() {
    if (!running) throw new Error('the backend does not run')
    return running.ports
  }

  function connect(mockUserToken: Claims | 'owner' | null): Firestore {
    const app = initializeApp({ projectId, apiKey: 'demo-key' }, `seeded-${apps.length}`)
    apps.push(app)
    const db = getFirestore(app)
    connectFirestoreEmulator(db, '127.0.0.1', ports().firestore, mockUserToken ? { mockUserToken } : {})
    return db
  }

  function connected(who: Role | 'admin'): Firestore {
    const db = open.get(who) ?? connect(who === 'admin' ? 'owner' : tokens[who])
    open.set(who, db)
    return db
  }

  async function stop() {
    const backend = running
    running = null
    await backend?.close()
  }

  beforeAll(async () => {
    running = await startBackend({
      ports: { firestore: 0, auth: 0, storage: 0 },
      projectId,
      bucket: `${projectId}.appspot.com`,
      rulesDir: '.',
      seedDir: 'seed',
      log: () => undefined,
    })
  })
  afterAll(async () => {
    await Promise.all(apps.map((app) => deleteApp(app)))
    await stop()
  })

  return {
    ports,
    db: connected,
    admin: () => connected('admin'),
    connect,
    put: (path, fields) => setDoc(doc(connected('admin'), path), fields),
    stop,
  }
}
