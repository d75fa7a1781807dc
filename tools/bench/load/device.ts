import 'fake-indexeddb/auto'
import { initializeApp, setLogLevel } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'
import { createCategoryRepository } from '@/content/categories/repository'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createDailyDoseRepository } from '@/content/daily-doses/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { createPackRepository } from '@/content/packs/repository'
import { createPdfRepository } from '@/content/pdfs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createResourceRepository } from '@/content/resources/repository'
import { createTestSeriesRepository } from '@/content/test-series/repository'
import { createVideoRepository } from '@/content/videos/repository'
import { createPurchaseRepository } from '@/features/payments/purchases/purchase-repository'
import { createSearchRepository } from '@/features/search/search-repository'
import { provideIdentity } from '@/lib/identity-needed'
import { createUserRepository } from '@/session/user-repository'
import { createPaperSearch, packageReader } from '../../../src/content/papers/papers'
import { createAccountCopies } from '../../../src/own/attempts/account/account-copies'
import { createAttemptRepository } from '../../../src/own/attempts/account/attempt-repository'
import { createAttemptSync } from '../../../src/own/attempts/account/attempt-sync'
import type { SyncEntry } from '../../../src/own/attempts/account/sync-log'
import { createAttemptStore } from '../../../src/own/attempts/device/attempt-store'
import type { Places } from './meter'

setLogLevel('silent')
// Each student here has an app of their own, and its token comes with it.
provideIdentity({
  load: () => Promise.resolve({ confirm: () => Promise.resolve() }),
  token: () => Promise.reject(new Error('no token is asked for')),
})

const projectId = 'demo-pariksha'

function connectApp(places: Places, name: string, mockUserToken?: 'owner') {
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, name)
  const db = getFirestore(app)
  const { hostname, port } = new URL(places.firestore)
  connectFirestoreEmulator(db, hostname, Number(port), mockUserToken ? { mockUserToken } : {})
  return { app, db }
}

/** The database as the administrator sees it, whom no rule stops. */
export const openAsAdmin = (places: Places): Firestore => connectApp(places, 'admin', 'owner').db

/** What one device remembers of its writes, in memory. */
function createLog() {
  const entries = new Map<string, SyncEntry>()
  return {
    get: async (_owner: string, id: string): Promise<SyncEntry> =>
      entries.get(id) ?? { revision: 0, writes: 0, done: false },
    set: async (_owner: string, id: string, entry: SyncEntry): Promise<void> => void entries.set(id, entry),
  }
}

/** One student's device: an app of its own, and the app's own repositories on it. */
export function openDevice(places: Places, name: string) {
  const { app, db } = connectApp(places, name)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, places.auth, { disableWarnings: true })
  const categories = createCategoryRepository(db)
  const testSeries = createTestSeriesRepository(db)
  const mockTests = createMockTestRepository(db)
  const attempts = createAttemptRepository(db)
  return {
    auth,
    db,
    categories,
    testSeries,
    mockTests,
    attempts,
    articles: createCurrentAffairRepository(db),
    doses: createDailyDoseRepository(db),
    jobs: createJobRepository(db),
    packs: createPackRepository(db),
    pdfs: createPdfRepository(db),
    quizzes: createQuizRepository(db),
    resources: createResourceRepository(db),
    videos: createVideoRepository(db),
    search: createSearchRepository(db),
    papers: createPaperSearch({
      findPackage: packageReader(categories, testSeries),
      testSeries,
      mockTests,
    }),
    users: createUserRepository(db),
    purchases: createPurchaseRepository(db),
    copies: createAccountCopies(attempts, () => true),
    sync: createAttemptSync({
      repository: attempts,
      store: createAttemptStore(),
      log: createLog(),
      readTest: () => Promise.resolve(null),
      now: () => Promise.resolve(Date.now()),
      isOwner: () => true,
      device: () => 'this device',
    }),
  }
}

export type Device = ReturnType<typeof openDevice>
