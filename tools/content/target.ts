/** Where a command works: the local backend, or a real project through a service account. */
import { userInfo } from 'node:os'
import { createAccounts as createAccountsOfEndpoint } from '../../api/accounts'
import { serviceAccountKey } from '../../api/env'
import type { StudentStore } from '../../api/erase-student'
import { createFirestoreCall, documentsRoot, type TokenSource } from '../../api/firestore/call'
import { createFirestoreClient } from '../../api/firestore/client'
import { createGoogleTokenSource } from '../../api/google/access-token'
import type { Log } from '../../api/upstream'
import { localEnv } from '../../scripts/local-env.mjs'
import { type Accounts, createAccounts } from './accounts'
import { createDatabase, type Database } from './database'
import { createFiles, type Files } from './storage'
import { UsageError } from './usage'

const localProject = 'demo-pariksha'

/** Firestore, the accounts of students, and pictures of questions. */
const scope = ['datastore', 'identitytoolkit', 'devstorage.read_write']
  .map((name) => `https://www.googleapis.com/auth/${name}`)
  .join(' ')

/** A batch of 500 documents goes over a slow line. */
const timeoutMs = 60_000

export interface Target {
  /** For people: `project my-academy`, `the local backend`. */
  label: string
  isLocal: boolean
  projectId: string
  /** Who works here, for the audit list. */
  operator: string
  database: Database
  accounts: Accounts
  /** What the endpoint's own code erases a student in. */
  students: StudentStore
  files: Files
}

/** Addresses of the services; tests say others. */
export interface Services {
  firestoreUrl: string
  authUrl: string
  storageUrl: string
}

const googleServices: Services = {
  firestoreUrl: 'https://firestore.googleapis.com',
  authUrl: 'https://identitytoolkit.googleapis.com',
  storageUrl: 'https://storage.googleapis.com',
}

function localServices(): Services {
  const { FIRESTORE_PORT, AUTH_PORT, STORAGE_PORT } = localEnv()
  return {
    firestoreUrl: `http://127.0.0.1:${FIRESTORE_PORT}`,
    authUrl: `http://127.0.0.1:${AUTH_PORT}/identitytoolkit.googleapis.com`,
    storageUrl: `http://127.0.0.1:${STORAGE_PORT}`,
  }
}

/** The operator's name: `OPERATOR`, else that of the account of this machine. */
function operatorName(): string {
  const { username } = userInfo()
  return process.env.OPERATOR?.trim() || (username === 'root' ? 'Administrator' : username)
}

/** The root of a project's database: what references in documents begin with. */
export function rootOf(project: string | null): string {
  return documentsRoot(project ?? localProject)
}

/** The bucket that the app reads from, as its configuration says when it is that project's; else a new project's own. */
function bucketOf(projectId: string): string {
  const { VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_STORAGE_BUCKET } = localEnv()
  return VITE_FIREBASE_PROJECT_ID === projectId && VITE_FIREBASE_STORAGE_BUCKET
    ? VITE_FIREBASE_STORAGE_BUCKET
    : `${projectId}.firebasestorage.app`
}

function serviceAccountToken(credentials: string | undefined, log: Log): TokenSource {
  if (!credentials?.trim()) {
    throw new UsageError('--project needs GOOGLE_APPLICATION_CREDENTIALS, the key of a service account.')
  }
  const account = serviceAccountKey.safeParse(credentials)
  if (!account.success) {
    throw new UsageError(`GOOGLE_APPLICATION_CREDENTIALS ${account.error.issues[0]?.message ?? 'is no key'}.`)
  }
  return createGoogleTokenSource({ account: account.data, scope, now: () => new Date(), log })
}

/**
 * @param project null opens the local backend, whose administrator is called `owner`
 * @throws UsageError when a real project is asked for without the key of a service account
 */
export function openTarget(
  project: string | null,
  log: Log,
  credentials = process.env.GOOGLE_APPLICATION_CREDENTIALS,
  services = project === null ? localServices() : googleServices,
): Target {
  const accessToken = project === null ? async () => 'owner' : serviceAccountToken(credentials, log)
  const projectId = project ?? localProject
  const access = { url: services.firestoreUrl, projectId, accessToken, log, timeoutMs }
  return {
    label: project === null ? 'the local backend' : `project ${project}`,
    isLocal: project === null,
    projectId,
    operator: operatorName(),
    database: createDatabase(createFirestoreCall(access), documentsRoot(projectId)),
    accounts: createAccounts({ url: services.authUrl, projectId, accessToken, log }),
    students: {
      firestore: createFirestoreClient(access),
      accounts: createAccountsOfEndpoint({ identityUrl: services.authUrl, projectId, accessToken, log }),
      now: () => new Date(),
    },
    files: createFiles({
      url: services.storageUrl,
      kind: project === null ? 'local' : 'google',
      bucket: project === null ? (localEnv().VITE_FIREBASE_STORAGE_BUCKET ?? '') : bucketOf(projectId),
      accessToken,
      log,
    }),
  }
}
