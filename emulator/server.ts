/** The local backend as one object: Firestore, Auth and Storage over the project's rules, with or without a disk. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAuthState } from './auth/auth-state'
import { startAuth } from './auth/server'
import { lockData } from './data-lock'
import { createDocumentReader } from './firestore/document-reader'
import { parseIndexes } from './firestore/indexes'
import { startFirestore } from './firestore/server'
import { createDocumentStore, DEFAULT_DATABASE } from './firestore/store'
import { loadRulesFile } from './rules-files'
import { loadSeed } from './seed-loader'
import { keepSnapshot, restoreSnapshot } from './snapshot'
import { createObjectStore } from './storage/object-store'
import { startStorage } from './storage/server'

export interface BackendOptions {
  host?: string
  /** 0 takes a free one. */
  ports: { firestore: number; auth: number; storage: number }
  projectId: string
  bucket: string
  /** Holds firestore.rules, storage.rules and firestore.indexes.json. */
  rulesDir: string
  /** Keeps data over restarts; without it everything is in memory. */
  dataDir?: string
  /** Loaded when there is no data yet. */
  seedDir?: string
  watchRules?: boolean
  /** The app's page for a new password; without it e-mailed links lead to the backend's own. */
  resetPageUrl?: string
  log?: (line: string) => void
}

export interface Backend {
  ports: { firestore: number; auth: number; storage: number }
  /** Back to the seed, or to nothing when there is none. */
  reset(): Promise<void>
  close(): Promise<void>
}

function readIndexes(rulesDir: string) {
  const file = join(rulesDir, 'firestore.indexes.json')
  return existsSync(file) ? parseIndexes(readFileSync(file, 'utf8')) : null
}

/**
 * Starts all three services.
 * @throws RulesSyntaxError, SeedError, DataInUseError, or the system's EADDRINUSE for a taken port.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { projectId, bucket, rulesDir, seedDir, dataDir, host = '127.0.0.1', log = console.log } = options
  const watch = options.watchRules ?? false
  const firestoreRules = loadRulesFile(join(rulesDir, 'firestore.rules'), 'cloud.firestore', { watch, log })
  const storageRules = loadRulesFile(join(rulesDir, 'storage.rules'), 'firebase.storage', { watch, log })

  const store = createDocumentStore({ projectId })
  const auth = createAuthState({ projectId })
  const objects = createObjectStore()
  const parts = { store, auth, objects }
  const seed = () => {
    if (seedDir !== undefined) loadSeed(seedDir, { ...parts, bucket })
  }

  const unlock = dataDir === undefined ? null : lockData(dataDir)
  const closers: (() => Promise<void> | void)[] = [firestoreRules.close, storageRules.close]
  if (unlock) closers.push(unlock)
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const restored = dataDir !== undefined && restoreSnapshot(dataDir, parts, log)
    if (!restored) seed()
    if (dataDir !== undefined) {
      const keeper = keepSnapshot(dataDir, parts)
      keeper.flush()
      closers.push(keeper.close)
    }
    const firestore = await startFirestore({
      host,
      port: options.ports.firestore,
      projectId,
      store,
      rules: firestoreRules.rules,
      loadRules: firestoreRules.load,
      indexes: readIndexes(rulesDir),
      log,
    })
    closers.push(firestore.close)
    const { resetPageUrl } = options
    const authService = await startAuth({ host, port: options.ports.auth, state: auth, resetPageUrl, log })
    closers.push(authService.close)
    const storage = await startStorage({
      host,
      port: options.ports.storage,
      store: objects,
      rules: storageRules.rules,
      loadRules: storageRules.load,
      reader: createDocumentReader(store, { projectId, databaseId: DEFAULT_DATABASE }),
      log,
    })
    closers.push(storage.close)
    return {
      ports: { firestore: firestore.port, auth: authService.port, storage: storage.port },
      async reset() {
        store.clear()
        auth.clear()
        objects.clear()
        firestoreRules.reset()
        storageRules.reset()
        seed()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
