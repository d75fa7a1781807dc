/** One page of a live test in a browser: the app's own store, sync and beginning, on a network that can fail. */
import type { Firestore } from 'firebase/firestore/lite'
import { createLiveTestRepository } from '@/content/live-tests/repository'
import type { LiveTest } from '@/content/live-tests/schema'
import { readLive } from '@/content/papers/papers'
import type { TestRef } from '@/domain/sitting/test-ref'
import { createAttemptRepository } from '../../../../src/own/attempts/account/attempt-repository'
import { createAttemptSync } from '../../../../src/own/attempts/account/attempt-sync'
import { createSheetRepository, withSheets } from '../../../../src/own/attempts/account/sheet-repository'
import { createSyncLog, type SyncLog } from '../../../../src/own/attempts/account/sync-log'
import type { Attempt } from '../../../../src/own/attempts/attempt'
import { type AttemptStore, createAttemptStore } from '../../../../src/own/attempts/device/attempt-store'
import { createLiveBegin } from '../../../../src/own/attempts/live-test'

/** What one device stores: all devices here share one database, so each has names of its own. */
function storesOf(device: string): { store: AttemptStore; log: SyncLog } {
  const own = (owner: string) => `${owner} on ${device}`
  const all = createAttemptStore()
  const notes = createSyncLog()
  return {
    store: {
      records: (owner) => all.records(own(owner)),
      list: (owner) => all.list(own(owner)),
      load: (owner, id) => all.load(own(owner), id),
      loadMany: (owner, ids) => all.loadMany(own(owner), ids),
      latest: (owner, ...rest) => all.latest(own(owner), ...rest),
      forget: (owner, id) => all.forget(own(owner), id),
      strikes: (owner, id) => all.strikes(own(owner), id),
      keepStrikes: (owner, id, struck) => all.keepStrikes(own(owner), id, struck),
      reading: (owner, id) => all.reading(own(owner), id),
      keepReading: (owner, id, reading) => all.keepReading(own(owner), id, reading),
      save: (owner, attempt) => all.save(own(owner), attempt),
    },
    log: {
      get: (owner, id) => notes.get(own(owner), id),
      set: (owner, id, entry) => notes.set(own(owner), id, entry),
    },
  }
}

/** The server runs on this machine. */
const now = async () => Date.now()

/** @param device its name, by which a page that is opened again finds what the one before has stored */
export function openPage(db: Firestore, device: string) {
  const { store, log } = storesOf(device)
  const sheets = createSheetRepository(db)
  const liveTests = createLiveTestRepository(db)
  const sync = createAttemptSync({
    repository: withSheets(createAttemptRepository(db), sheets),
    store,
    log,
    readTest: (_, ref) => (ref.kind === 'live' ? readLive(ref.liveTestId, liveTests) : Promise.resolve(null)),
    now,
    isOwner: () => true,
    device: () => device,
  })
  const begin = createLiveBegin({ sheets, liveTests, sync, store, device: () => device, now })
  return {
    store,
    sync,
    sheets,
    liveTests,
    begin,

    /** What the page reads before a student begins: what runs elsewhere, the card, the sheet, the sealed paper. */
    async open(
      uid: string,
      id: string,
    ): Promise<{ test: LiveTest; sealed: string; running: Attempt | null }> {
      const ref: TestRef = { kind: 'live', liveTestId: id }
      const found = await sync.fetchRunning(uid, ref, 'all')
      if (found === 'changed') throw new Error('the test has changed')
      const test = await liveTests.find(id)
      const [sealed] = await Promise.all([liveTests.sealed(id), sheets.find(uid, id)])
      if (!test || sealed === null) throw new Error(`the live test ${id} does not open`)
      return { test, sealed, running: found?.attempt ?? null }
    },
  }
}

export type LivePage = ReturnType<typeof openPage>
