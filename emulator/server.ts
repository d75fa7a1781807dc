/** The local backend as one object: Firestore, Auth and Storage over the project's rules, with or without a disk. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAuthState } from './auth/auth-state'
import { startAuth } from './auth/server'
import { type Parts, persist } from './data/persist'
import { createDocumentReader } from './firestore/document-reader'
import { type IndexDefinitions, parseIndexes } from './firestore/indexes'
import { startFirestore } from './firestore/server'
import { createDocumentStore, DEFAULT_DATABASE } from './firestore/store'
import type { ListenOptions } from './http'
import { type LoadedRules, loadRulesFile } from './rules-files'
import { loadSeed } from './seed-loader'
import { onPort, type Service, type ServicePorts } from './service-ports'
import { createObjectStore } from './storage/object-store'
import { startStorage } from './storage/server'

export interface BackendOptions {
  host?: string
  /** 0 takes a free one. */
  ports: ServicePorts
  projectId: string
  bucket: string
  /** Holds firestore.rules, storage.rules and firestore.indexes.json; without the last no query needs an index. */
  rulesDir: string
  /** Keeps data over restarts; without it everything is in memory. */
  dataDir?: string
  /** Loaded when there is no data yet. */
  seedDir?: string
  watchRules?: boolean
  /** The app's page for mailed links; on the port of `npm start` when absent. */
  actionPageUrl?: string
  log?: (line: string) => void
}

export interface Backend {
  readonly ports: ServicePorts
  /** Back to the seed, or to nothing when there is none; settings are as at the start, too. */
  readonly reset: () => Promise<void>
  /** Stores what is still waiting, and stops. @throws NotStoredError when a change could not be stored. */
  readonly close: () => Promise<void>
}

type Closer = () => Promise<void> | void
type Rules = { firestore: LoadedRules; storage: LoadedRules }

function readIndexes(rulesDir: string): IndexDefinitions | null {
  const file = join(rulesDir, 'firestore.indexes.json')
  return existsSync(file) ? parseIndexes(readFileSync(file, 'utf8')) : null
}

/** Starts the services one after the other; `opened` gets what closes each. */
async function startServices(
  options: BackendOptions & Pick<ListenOptions, 'host' | 'log' | 'trackCall'>,
  { store, auth, objects }: Parts,
  rules: Rules,
  opened: Closer[],
): Promise<ServicePorts> {
  const { host, log, trackCall, projectId, ports, actionPageUrl } = options
  const open = async (service: Service, start: () => ReturnType<typeof startAuth>): Promise<number> => {
    const started = await onPort(service, ports[service], start)
    opened.push(() => started.close())
    return started.port
  }
  return {
    firestore: await open('firestore', () =>
      startFirestore({
        host,
        trackCall,
        port: ports.firestore,
        projectId,
        store,
        log,
        rules: rules.firestore.rules,
        indexes: readIndexes(options.rulesDir),
      }),
    ),
    auth: await open('auth', () =>
      startAuth({ host, trackCall, port: ports.auth, state: auth, actionPageUrl, log }),
    ),
    storage: await open('storage', () =>
      startStorage({
        host,
        trackCall,
        port: ports.storage,
        store: objects,
        log,
        rules: rules.storage.rules,
        reader: createDocumentReader(store, { projectId, databaseId: DEFAULT_DATABASE }),
      }),
    ),
  }
}

/**
 * Starts all three services.
 * @throws RulesSyntaxError, SeedError, DataFolderError or PortTakenError; nothing is left running then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { projectId, bucket, rulesDir, seedDir, dataDir, host = '127.0.0.1', log = console.log } = options
  const opened: Closer[] = []
  const close = async () => {
    for (const closer of opened.splice(0).toReversed()) await closer()
  }
  try {
    const watching = { watch: options.watchRules ?? false, log }
    const loadRules = (file: string, service: 'cloud.firestore' | 'firebase.storage') => {
      const loaded = loadRulesFile(join(rulesDir, file), service, watching)
      opened.push(loaded.close)
      return loaded
    }
    const rules = {
      firestore: loadRules('firestore.rules', 'cloud.firestore'),
      storage: loadRules('storage.rules', 'firebase.storage'),
    }
    const parts: Parts = {
      store: createDocumentStore({ projectId }),
      auth: createAuthState({ projectId }),
      objects: createObjectStore(),
    }
    const seed = () => {
      if (seedDir !== undefined) loadSeed(seedDir, { ...parts, bucket })
      // A data folder gets the files at once; in memory they are read when somebody asks for them.
      if (dataDir !== undefined) parts.objects.settle()
    }

    const persistence = dataDir === undefined ? null : await persist(dataDir, parts, seed)
    if (persistence) opened.push(persistence.close)
    else seed()
    const trackCall = persistence?.trackCall
    const ports = await startServices({ ...options, host, log, trackCall }, parts, rules, opened)
    const reset = async () => {
      const stored = trackCall?.()
      parts.store.clear()
      parts.auth.reset()
      parts.objects.clear()
      seed()
      await stored?.()
    }
    return { ports, reset, close }
  } catch (error) {
    await close()
    throw error
  }
}
