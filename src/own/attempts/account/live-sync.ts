import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { inTime } from '@/lib/time-limit'
import type { Attempt } from '../attempt'
import type { AttemptSync } from './attempt-sync'
import { mayWriteEarly, mostWritesOf, nextWriteAt } from './sync-schedule'

/** Milliseconds until a failed write is retried, unless something else causes a write before. */
const retryAfter = 30_000
/** Milliseconds that the account has to answer before this device writes. */
const patience = 4000

interface LiveSync {
  /** The device has stored this state. */
  changed: (sitting: BegunSitting) => void
  /** The screen is gone: the last changes are written now. */
  finish: () => void
}

/**
 * Writes an attempt to the account while its exam screen is open, as `nextWriteAt` says, when the page is hidden, when
 * the network comes back, and at submit. One write at a time; answering never waits for it.
 * @param clock the attempt's clock, epoch milliseconds
 * @param opened the revision that this device had: another device may have continued, so the account is read once. Null
 * for a new attempt, or when this is the account's state
 * @param onMeet gets the account's state, with which the sitting of this device is merged (`SittingAction`)
 * @param onTakenOver is called when a live test has gone on on another device
 */
export function startLiveSync({
  sync,
  owner,
  attempt,
  clock,
  opened = null,
  onMeet,
  onTakenOver = () => undefined,
}: {
  sync: Pick<AttemptSync, 'push' | 'look' | 'log' | 'claim' | 'isTakenOver'>
  owner: string
  attempt: Omit<Attempt, 'sitting'>
  clock: () => number
  opened?: number | null
  onMeet: (theirs: BegunSitting, since: number | null) => void
  onTakenOver?: () => void
}): LiveSync {
  const release = sync.claim(attempt.id)
  const most = mostWritesOf(attempt.testKey)
  let latest: BegunSitting | null = null
  let syncedRevision = 0
  let writes = 0
  let lastWrite: number | null = null
  let firstChange = 0
  let lastChange = 0
  let writing = false
  let finished = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ready = start()
  const pending = () => latest !== null && latest.revision !== syncedRevision

  async function start(): Promise<void> {
    const entry = await sync.log.get(owner, attempt.id)
    syncedRevision = entry.revision
    writes = entry.writes
    if (entry.revision === 0) return
    // The account has it already: no reason to hurry.
    lastWrite = Date.now()
    if (opened === null) return
    await inTime(mergeAccount(entry.revision, opened), patience).catch(() => undefined)
  }

  /** Also when the answer is late, unless this device has written meanwhile: that write merges by itself. */
  async function mergeAccount(known: number, openedAt: number): Promise<void> {
    const theirs = await sync.look(owner, attempt).catch(() => null)
    if (!theirs || writing || finished || syncedRevision !== known) return
    syncedRevision = theirs.revision
    onMeet(theirs, openedAt)
  }

  async function write(): Promise<void> {
    if (writing || !latest || !pending()) return
    writing = true
    clearTimeout(timer)
    const sent = latest
    writes += 1
    lastWrite = Date.now()
    firstChange = 0
    let failed = false
    try {
      const stored = await sync.push(owner, { ...attempt, sitting: sent }, clock())
      syncedRevision = stored.revision
      onMeet(stored, null)
      if (sync.isTakenOver(attempt.id)) onTakenOver()
    } catch {
      failed = true
    }
    writing = false
    // A submit does not wait.
    if (!failed && latest !== sent && (finished || latest.status === 'submitted')) await write()
    else if (finished) end()
    else plan(failed)
  }

  function plan(failed = false): void {
    clearTimeout(timer)
    if (finished || writing || !pending() || latest?.status !== 'running') return
    const now = Date.now()
    // The deadline is in the attempt's time; the gap needs only the distance.
    const deadline = now + Math.max(0, latest.deadline - clock())
    if (firstChange === 0) firstChange = now
    const at = nextWriteAt({ lastWrite, firstChange, lastChange, deadline, writes, most })
    if (at === null) return
    timer = setTimeout(() => void write(), Math.max(0, failed ? retryAfter : at - now))
  }

  const onHidden = () => {
    if (document.visibilityState === 'hidden' && mayWriteEarly(writes, most)) void write()
  }
  const onOnline = () => void write()
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('online', onOnline)

  function end(): void {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('online', onOnline)
    release()
  }

  return {
    changed(sitting) {
      latest = sitting
      void ready.then(() => {
        // The account may have this state already.
        if (latest !== sitting || !pending()) return
        lastChange = Date.now()
        if (firstChange === 0) firstChange = lastChange
        if (sitting.status === 'submitted') void write()
        else plan()
      })
    },
    finish() {
      void ready.then(() => {
        finished = true
        if (writing) return
        if (pending() && (latest?.status === 'submitted' || mayWriteEarly(writes, most))) void write()
        else end()
      })
    },
  }
}
