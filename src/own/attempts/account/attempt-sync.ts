import type { Paper } from '@/domain/paper'
import { given } from '@/domain/sitting/extra-time'
import { meetLive, meetSitting, sameContent } from '@/domain/sitting/merge-sittings'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { countDone, isOnlyLookedAt, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { toAppError } from '@/lib/app-error'
import { serverTime } from '@/lib/server-time'
import type { ClockReading } from '@/own/attempts/device/sitting-clock'
import { isSessionOwner } from '@/session'
import { readTest } from '../../papers/papers-of-tests'
import type { Attempt, AttemptScope } from '../attempt'
import { type AttemptStore, attemptStore } from '../device/attempt-store'
import { deviceName } from '../device/device-name'
import { accountAttempts } from './account-attempts'
import type { AttemptRepository } from './attempt-repository'
import { attemptOfStored } from './review-paper'
import { fieldsOf, paperFitsAccount, type StoredAttempt, sittingOf } from './stored-attempt'
import { createSyncLog, type SyncLog } from './sync-log'
import { mayWriteEarly, mostWritesOf } from './sync-schedule'

/** How often a write is retried at once when another device was first. */
const tries = 3

/** An attempt of the account, with the reading from which its clock continues here. */
interface FetchedAttempt {
  attempt: Attempt
  /** Null for a finished attempt whose test cannot be read. */
  reading: ClockReading | null
}
/** `changed`: the test has other questions now than when the attempt began. */
export type Fetched = FetchedAttempt | 'changed' | null

interface Parts {
  repository: AttemptRepository
  store: Pick<AttemptStore, 'load' | 'list' | 'save' | 'reading' | 'keepReading'>
  log: SyncLog
  /** The test as it is now; null when this student may not see it or it is gone. @throws AppError */
  readTest: (uid: string, ref: TestRef, questionIds: readonly string[]) => Promise<Paper | null>
  /** The server's time in epoch milliseconds; null when it does not say. */
  now: () => Promise<number | null>
  /** Whether that student is still signed in here. */
  isOwner: (uid: string) => boolean
  /** The name of this device, which sheets of live tests store. */
  device: () => string
}

/** Whether the account needs an attempt: a quiz without an answer stays on the device. */
export function isWorthWriting({ testKey: key, sitting }: Pick<Attempt, 'testKey' | 'sitting'>): boolean {
  const answered = countDone({ testKey: key }, sitting.questions)
  return sitting.status === 'submitted' || !isOnlyLookedAt({ testKey: key, answered })
}

/** Syncs a student's attempts between this device and the account (docs/decisions/016). */
export function createAttemptSync({ repository, store, log, readTest, now, isOwner, device }: Parts) {
  /** The attempts that an open exam screen of this page writes itself. */
  const live = new Set<string>()
  /** The live tests that another device has taken over. */
  const takenOver = new Set<string>()

  /**
   * Writes `attempt` to the account, merged with what another device has written meanwhile.
   * @returns the sitting that the account has now.
   * @throws AppError when it cannot be written now; the device's state is as before.
   */
  async function push(uid: string, attempt: Attempt, clock: number): Promise<BegunSitting> {
    const { id, paper } = attempt
    let { extra } = attempt
    let { title } = paper
    let holder = paper.keysFrom === undefined ? undefined : device()
    let known = await log.get(uid, id)
    let sitting = attempt.sitting
    if (known.done || !paperFitsAccount(paper)) return sitting
    const note = async (revision: number, status: BegunSitting['status'], writes: number) => {
      known = { revision, writes, done: status === 'submitted' }
      await log.set(uid, id, known)
    }
    /** Merges what is stored into `sitting`. @returns the state there when nothing is left to write */
    const meetStored = async (wasRefused: boolean): Promise<BegunSitting | null> => {
      const stored = await repository.find(uid, id)
      if (!stored && !wasRefused) return null
      const theirs = stored && sittingOf(stored, paper)
      if (!theirs) {
        if (stored || known.revision === 0)
          throw new Error(`The attempt ${id} in the account is about other questions`)
        await note(0, 'running', known.writes)
        return null
      }
      // What an attempt is about stays as it was stored first, such as the title in the language of that device.
      extra = stored.extra
      title = stored.title
      const isElsewhere = holder !== undefined && stored.device !== undefined && stored.device !== device()
      if (isElsewhere) {
        // What was answered here still counts; the test goes on there.
        holder = stored.device
        takenOver.add(id)
      }
      sitting = holder === undefined ? meetSitting(sitting, theirs) : meetLive(sitting, theirs, isElsewhere)
      await note(theirs.revision, theirs.status, known.writes)
      if (theirs.status === 'submitted') {
        // It is final, and this device may have shown another end of the same attempt.
        await store.save(uid, { ...attempt, sitting: theirs, score: undefined }).catch(() => undefined)
        return theirs
      }
      if (sameContent(sitting, theirs)) return theirs
      // The state that is stored is part of this one now, so it must be named by a later revision.
      if (sitting.revision <= theirs.revision) sitting = { ...sitting, revision: theirs.revision + 1 }
      return null
    }
    // The end of a live test holds what other devices have answered, which a sitting that has ended does not meet.
    const looksFirst = holder !== undefined && (sitting.status === 'submitted' || takenOver.has(id))
    const met = looksFirst ? await meetStored(false) : null
    if (met) return met
    for (let left = tries; ; left--) {
      try {
        const own = { ...attempt, paper: { ...paper, title }, sitting, ...given(extra) }
        const fields = fieldsOf(own, { clock, follows: known.revision })
        await repository.save(uid, id, { ...fields, ...(holder === undefined ? {} : { device: holder }) })
        await note(sitting.revision, sitting.status, known.writes + 1)
        return sitting
      } catch (error) {
        const refused = toAppError(error).code === 'permission-denied'
        if (!refused || left === 0) throw error
      }
      const theirs = await meetStored(true)
      if (theirs) return theirs
    }
  }

  /** Stores the attempt of a document on this device, with its paper from its source. */
  async function restore(uid: string, ref: TestRef, stored: StoredAttempt): Promise<Fetched> {
    const test = await readTest(uid, ref, stored.questionIds)
    if (!test && stored.status !== 'submitted') return null
    const found = attemptOfStored(stored, test)
    if (!found) return 'changed'
    // What cannot be read today may be read another day.
    if (!test) return { attempt: found, reading: null }
    const isElsewhere = test.keysFrom !== undefined && stored.device !== device()
    const attempt =
      isElsewhere && stored.status !== 'submitted'
        ? await takeOver(uid, found, stored).catch(whenRefused(found))
        : found
    const wall = Date.now()
    // By the server's clock on both sides: neither device's own clock can give or take time.
    const passed = Math.max(0, ((await now()) ?? wall) - stored.updatedAt)
    const reading = { at: stored.clock + passed, wall }
    // A device that keeps nothing can still show it.
    await store.save(uid, attempt).catch(() => undefined)
    await store.keepReading(uid, stored.id, reading)
    // With its keys, what stood on a sheet is an attempt that the account does not have yet.
    const isOnSheet = ref.kind === 'live' && stored.keys === '' && test.keysFrom === undefined
    const done = stored.status === 'submitted' && !isOnSheet
    const revision = isOnSheet ? 0 : attempt.sitting.revision
    await log.set(uid, stored.id, { revision, writes: 0, done })
    return { attempt, reading }
  }

  /** A sheet whose time is over takes no more writes; what it has still shows. */
  const whenRefused = (found: Attempt) => (error: unknown) => {
    if (toAppError(error).code !== 'permission-denied') throw error
    return found
  }

  /** Tells the account that a live test goes on here: the device that had it stops at its next write. @throws AppError */
  async function takeOver(uid: string, attempt: Attempt, stored: StoredAttempt): Promise<Attempt> {
    const mine = { ...attempt, sitting: { ...attempt.sitting, revision: stored.revision + 1 } }
    const fields = fieldsOf(mine, { clock: stored.clock, follows: stored.revision })
    await repository.save(uid, stored.id, { ...fields, device: device() })
    return mine
  }

  return {
    push,
    log,

    /** Whether another device has taken this live test over. */
    isTakenOver: (id: string): boolean => takenOver.has(id),

    /** Says that an open exam screen writes this attempt itself, until the returned function is called. */
    claim(id: string): () => void {
      live.add(id)
      // An exam screen that is opened again takes it back with its next write.
      takenOver.delete(id)
      return () => live.delete(id)
    },

    /** The newest running attempt of a test that another device began. @throws AppError */
    async fetchRunning(uid: string, ref: TestRef, scope: AttemptScope): Promise<Fetched> {
      const stored = await repository.running(uid, testKey(ref))
      const newest = stored.filter((item) => item.scope === scope).sort((a, b) => b.updatedAt - a.updatedAt)
      for (const item of newest) {
        // What this device has itself is further, or will be merged: a submit may be on its way to the account.
        if (!live.has(item.id) && !(await store.load(uid, item.id))) return restore(uid, ref, item)
      }
      return null
    },

    /** One attempt of a test that this device does not have. @throws AppError */
    async fetchOne(uid: string, ref: TestRef, id: string): Promise<Fetched> {
      const stored = await repository.find(uid, id)
      return stored?.testKey === testKey(ref) ? restore(uid, ref, stored) : null
    },

    /** What the account has of an attempt of this device; null for nothing that it could be merged with. @throws AppError */
    async look(uid: string, { id, paper }: Pick<Attempt, 'id' | 'paper'>): Promise<BegunSitting | null> {
      const stored = await repository.find(uid, id)
      const theirs = stored && sittingOf(stored, paper)
      if (!theirs) return null
      const { writes } = await log.get(uid, id)
      // Not `done` yet: this device has to hear of it first.
      await log.set(uid, id, { revision: theirs.revision, writes, done: false })
      return theirs
    },

    /** Writes every attempt of this device that the account does not have as it is here. Never throws. */
    async pushAll(uid: string): Promise<void> {
      for (const { id } of await store.list(uid)) {
        if (!isOwner(uid)) return
        const known = await log.get(uid, id)
        if (known.done || live.has(id)) continue
        const [attempt, reading] = await Promise.all([store.load(uid, id), store.reading(uid, id)])
        if (!attempt || attempt.sitting.revision === known.revision) continue
        if (
          attempt.sitting.status === 'running' &&
          !mayWriteEarly(known.writes, mostWritesOf(attempt.testKey))
        )
          continue
        if (!isWorthWriting(attempt)) continue
        const wall = Date.now()
        const clock = reading ? reading.at + Math.max(0, wall - reading.wall) : wall
        try {
          const sitting = meetSitting(attempt.sitting, await push(uid, attempt, clock))
          // What is over there has been kept by `push`.
          if (sitting !== attempt.sitting && sitting.status === 'running' && !live.has(id))
            await store.save(uid, { ...attempt, sitting })
        } catch {
          // Tried again at the next start, or when the network is back.
        }
      }
    },
  }
}

export type AttemptSync = ReturnType<typeof createAttemptSync>

/** Milliseconds that the server has to say what time it is. */
const serverPatience = 1500

export const attemptSync = createAttemptSync({
  repository: accountAttempts,
  store: attemptStore,
  log: createSyncLog(),
  readTest,
  now: () => serverTime(serverPatience),
  isOwner: isSessionOwner,
  device: deviceName,
})

/** Writes the attempts that were taken offline, or left, to the student's account. Never throws. */
export const syncAttempts = (userId: string): Promise<void> => attemptSync.pushAll(userId)
