import { liveTestRepository, openPaper } from '@/content/live-tests/repository'
import type { LiveTest } from '@/content/live-tests/schema'
import { readPaper } from '@/content/papers/papers'
import { liveAttemptId } from '@/domain/live-test'
import type { Paper } from '@/domain/paper'
import { shufflePaper } from '@/domain/question/shuffle'
import { type GivenExtra, given } from '@/domain/sitting/extra-time'
import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { testKey, testOfKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { AppError, toAppError } from '@/lib/app-error'
import { serverTime } from '@/lib/server-time'
import { type AttemptSync, attemptSync, syncAttempts } from './account/attempt-sync'
import { type Entry, type Sheet, type SheetRepository, sheetRepository } from './account/sheet-repository'
import { type Attempt, readySitting } from './attempt'
import { type AttemptStore, attemptStore } from './device/attempt-store'
import { deviceName } from './device/device-name'
import type { ClockReading } from './device/sitting-clock'

/** Milliseconds that the server has to say what time it is. */
const serverPatience = 3000

/** The sitting of a test that was begun at `beganAt`, and ends with it. */
function begunAt(attempt: Omit<Attempt, 'sitting'>, beganAt: number, { closesAt }: LiveTest): BegunSitting {
  const sitting = reduceSitting(readySitting(attempt), { type: 'start' }, beganAt)
  if (sitting.status === 'ready') throw new Error('a sitting that was started is not ready')
  return { ...sitting, deadline: Math.min(sitting.deadline, closesAt) }
}

export interface BegunLiveTest {
  readonly attempt: Omit<Attempt, 'sitting'>
  readonly initial: BegunSitting
  readonly reading: ClockReading
}

interface Parts {
  sheets: SheetRepository
  liveTests: Pick<typeof liveTestRepository, 'opening'>
  sync: Pick<AttemptSync, 'fetchOne'>
  store: Pick<AttemptStore, 'save' | 'keepReading'>
  device: () => string
  now: () => Promise<number | null>
}

/** The beginning of live tests on one device. */
export function createLiveBegin({ sheets, liveTests, sync, store, device, now }: Parts) {
  /** Begins the test, or finds that it was begun before. @throws AppError */
  async function enter(uid: string, testId: string, entry: Omit<Entry, 'device'>): Promise<Sheet> {
    let refusal: AppError | null = null
    try {
      await sheets.enter(uid, testId, { ...entry, device: device() })
    } catch (error) {
      refusal = toAppError(error)
      if (refusal.code !== 'permission-denied') throw refusal
    }
    const sheet = await sheets.find(uid, testId)
    if (sheet) return sheet
    throw refusal ?? new AppError('not-found', t('The test could not be started. Please try again.'))
  }

  /**
   * Begins a live test by the server's clock, and only then gets the key of its questions (docs/decisions/076). What was
   * begun before goes on, or is shown as submitted: a second press, or a lost answer, changes nothing.
   * @param sealed the test's sealed paper
   * @throws AppError when it cannot be begun now, such as without a network
   */
  return async (
    uid: string,
    test: LiveTest,
    sealed: string,
    entry: { extra?: GivenExtra; shownAs?: string },
  ): Promise<BegunLiveTest> => {
    const sheet = await enter(uid, test.id, entry)
    const id = liveAttemptId(test.id, uid)
    const ref = { kind: 'live', liveTestId: test.id } as const
    if (sheet.attempt) {
      const found = await sync.fetchOne(uid, ref, id)
      if (found && found !== 'changed' && found.reading) {
        const { attempt, reading } = found
        return { attempt, initial: attempt.sitting, reading }
      }
    }
    const key = await liveTests.opening(test.id)
    const paper = key === null ? null : await openPaper(sealed, key, test)
    if (!paper) throw new AppError('not-found', t('The questions could not be opened. Please try again.'))
    const attempt = {
      id,
      testKey: testKey(ref),
      scope: 'all' as const,
      paper: shufflePaper(paper, id),
      ...given(sheet.extra),
    }
    const initial = begunAt(attempt, sheet.beganAt, test)
    const wall = Date.now()
    const reading = { at: Math.max(sheet.beganAt, (await now()) ?? wall), wall }
    await store.save(uid, { ...attempt, sitting: initial }).catch(() => undefined)
    await store.keepReading(uid, id, reading)
    return { attempt, initial, reading }
  }
}

/** Begins a live test on this device. */
export const beginLiveTest = createLiveBegin({
  sheets: sheetRepository,
  liveTests: liveTestRepository,
  sync: attemptSync,
  store: attemptStore,
  device: deviceName,
  now: () => serverTime(serverPatience),
})

/** `empty`: it was begun, and the account has no answer of it. */
export type LiveStanding = 'new' | 'empty' | 'begun' | 'submitted'

/** Where a student stands with a live test, by this device and by the account. @throws AppError */
export async function liveStanding(uid: string, testId: string): Promise<LiveStanding> {
  const here = await attemptStore.load(uid, liveAttemptId(testId, uid))
  // It may be on its way to the account.
  if (here?.sitting.status === 'submitted') return 'submitted'
  const sheet = await sheetRepository.findRecent(uid, testId)
  if (!sheet) return 'new'
  if (!sheet.attempt) return 'empty'
  return sheet.attempt.status === 'submitted' ? 'submitted' : 'begun'
}

/** Whether what was submitted here has arrived. Never throws. */
export const hasArrived = async (uid: string, attemptId: string): Promise<boolean> =>
  (await attemptSync.log.get(uid, attemptId)).done

const sameQuestions = (a: Paper, b: Paper) =>
  a.questions.map(({ id }) => id).join('\n') === b.questions.map(({ id }) => id).join('\n')

/**
 * A finished attempt of a live test with its keys, once they are published: from then on it is stored as any other, on
 * the device and in the account. Every other attempt as it is, and this one too while its keys cannot be read.
 */
export async function withPublishedKeys(owner: string, attempt: Attempt): Promise<Attempt> {
  const { id, paper, sitting } = attempt
  const ref = testOfKey(attempt.testKey)
  if (paper.keysFrom === undefined || sitting.status !== 'submitted' || ref?.kind !== 'live') return attempt
  const [now, test] = await Promise.all([
    serverTime(serverPatience),
    // The academy may have moved them.
    liveTestRepository.find(ref.liveTestId).catch(() => null),
  ])
  if ((now ?? Date.now()) < (test?.resultsAt ?? paper.keysFrom)) return attempt
  const whole = await readPaper(ref).catch(() => null)
  const shuffled = whole && whole.keysFrom === undefined ? shufflePaper(whole, id) : null
  if (!shuffled || !sameQuestions(shuffled, paper)) return attempt
  const published = { ...attempt, paper: { ...shuffled, title: paper.title } }
  await attemptStore.save(owner, published).catch(() => undefined)
  await attemptSync.log.set(owner, id, { revision: 0, writes: 0, done: false })
  void syncAttempts(owner)
  return published
}
