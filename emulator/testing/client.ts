/** The real SDK on a whole local backend, for tests. */
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import type { ServicePorts } from '../service-ports'

export const PROJECT = 'demo-pariksha'
export const BUCKET = 'demo-pariksha.appspot.com'

let apps = 0

/** A separate app with all three services; `close` lets go of it. */
export function connect(ports: ServicePorts) {
  apps += 1
  const config = { projectId: PROJECT, storageBucket: BUCKET, apiKey: 'demo-key' }
  const app = initializeApp(config, `backend-${apps}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true })
  const db = getFirestore(app)
  connectFirestoreEmulator(db, '127.0.0.1', ports.firestore)
  const storage = getStorage(app)
  connectStorageEmulator(storage, '127.0.0.1', ports.storage)
  return { auth, db, storage, close: () => deleteApp(app) }
}
