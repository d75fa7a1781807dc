import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { inTime } from '@/lib/time-limit'
import type { Attempt } from '../attempt'
import type { AttemptSync } from './attempt-sync'
import { mayWriteEarly, mostWritesOf, nextWriteAt } from './sync-schedule'

/** Milliseconds after which a write that failed is tried again, if nothing else asks for it before. */
const retryAfter = 30_000
/** Milliseconds that the account has to say what it knows of a test that goes on here, before this device writes. */
const patience = 4000

interface LiveSync {
  /** The device has kept this state. */
  changed: (sitting: BegunSitting) => void
  /** The screen is gone: what is left is written now. */
  finish: () => void
}

/**
 * Writes an attempt to the account while its exam screen is open, as `nextWriteAt` says, when the page is hidden, when
 * the network comes back, and at submit. One write at a time; answering never waits for it.
 * @param clock the attempt's clock, epoch milliseconds.
 * @param opened the revision at which the device had it before: another one may have gone on with it, so the account is
 * asked once. Null when this is what the account has, or a new attempt.
 * @param onMeet gets the state that the account has now, which the sitting of this device then meets (`SittingAction`)
 */
export function startLiveSync({
  sync,
  owner,
  attempt,
  clock,
  opened = null,
  onMeet,
}: {
  sync: Pick<AttemptSync, 'push' | 'look' | 'log' | 'claim'>
  owner: string
  attempt: Omit<Attempt, 'sitting'>
  clock: () => number
  opened?: number | null
  onMeet: (theirs: BegunSitting, since: number | null) => void
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
    // A test that goes on has been written before; that it has been opened again is no reason to hurry.
    lastWrite = Date.now()
    if (opened === null) return
    await inTime(meetWhatIsThere(entry.revision, opened), patience).catch(() => undefined)
  }

  /** Also when the answer comes late, unless this device has written meanwhile, which meets the other one by itself. */
  async function meetWhatIsThere(known: number, openedAt: number): Promise<void> {
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
    } catch {
      failed = true
    }
    writing = false
    // A submit that came meanwhile does not wait.
    if (!failed && latest !== sent && (finished || latest.status === 'submitted')) await write()
    else if (finished) end()
    else plan(failed)
  }

  function plan(failed = false): void {
    clearTimeout(timer)
    if (finished || writing || !pending() || latest?.status !== 'running') return
    const now = Date.now()
    // The deadline is one of the attempt's clock; the gap needs only how far away it is.
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
        // What has been met is known there already.
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
