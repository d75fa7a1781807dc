/** One page of a live test in a browser: the app's own store, sync and beginning, on a network that can fail. */
import type { Firestore } from 'firebase/firestore/lite'
import { readLive } from '@/content/live-tests/papers'
import { createLiveTestRepository } from '@/content/live-tests/repository'
import type { LiveTest } from '@/content/live-tests/schema'
import type { Paper } from '@/domain/paper'
import type { TestRef } from '@/domain/sitting/test-ref'
import { withSheets } from '../../../../src/own/attempts/account/account-attempts'
import { createAttemptRepository } from '../../../../src/own/attempts/account/attempt-repository'
import { recordSchema, writeAttempt } from '../../../../src/own/attempts/account/attempt-schema'
import { createAttemptSync } from '../../../../src/own/attempts/account/attempt-sync'
import { createSheetRepository } from '../../../../src/own/attempts/account/sheet-repository'
import { attemptWith, recordOf, summaryOf } from '../../../../src/own/attempts/account/stored-attempt'
import type { SyncEntry } from '../../../../src/own/attempts/account/sync-log'
import type { Attempt } from '../../../../src/own/attempts/attempt'
import type { ClockReading } from '../../../../src/own/attempts/device/sitting-clock'
import { createLiveBegin } from '../../../../src/own/attempts/live-test'

/** What devices have stored, by their names: it outlives their pages. */
const shelves = new Map<string, ReturnType<typeof emptyShelf>>()
const emptyShelf = () => ({
  attempts: new Map<string, { record: unknown; paper: Paper }>(),
  readings: new Map<string, ClockReading>(),
  syncs: new Map<string, SyncEntry>(),
})

/**
 * The stores of one device, in memory, in the form in which the app stores attempts. A browser has a database of its own
 * for each device; one for a thousand of them would be the slowest part of all.
 */
function storesOf(device: string) {
  const shelf = shelves.get(device) ?? emptyShelf()
  shelves.set(device, shelf)
  const read = (id: string): Attempt | null => {
    const stored = shelf.attempts.get(id)
    const record = stored && recordSchema.safeParse(stored.record).data
    return record ? attemptWith(stored.paper, record) : null
  }
  return {
    store: {
      load: async (_: string, id: string) => read(id),
      list: async () =>
        [...shelf.attempts.keys()].flatMap((id) => {
          const attempt = read(id)
          return attempt ? [summaryOf(recordOf(attempt))] : []
        }),
      async save(_: string, attempt: Attempt) {
        const record = writeAttempt(recordOf(attempt))
        shelf.attempts.set(attempt.id, { record, paper: attempt.paper })
      },
      reading: async (_: string, id: string) => shelf.readings.get(id) ?? null,
      async keepReading(_: string, id: string, reading: ClockReading) {
        shelf.readings.set(id, reading)
      },
    },
    log: {
      get: async (_: string, id: string) => shelf.syncs.get(id) ?? { revision: 0, writes: 0, done: false },
      set: async (_: string, id: string, entry: SyncEntry) => void shelf.syncs.set(id, entry),
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
    repository: withSheets(createAttemptRepository(db), () => Promise.resolve(sheets)),
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
