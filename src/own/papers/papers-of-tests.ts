import { readPaper, sharedSearch } from '@/content/papers/papers'
import type { Paper } from '@/domain/paper'
import { practicePaper } from '@/domain/practice-paper'
import { partsOfRef, type QuestionRef } from '@/domain/question/ref'
import { type TestRef, testOfKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { inTime } from '@/lib/time-limit'
import { attemptStore } from '../attempts/device/attempt-store'
import { paperShelf, pinnedTests } from './shelf'

/** Milliseconds for which a stored paper is used without reading it again. */
const freshFor = 24 * 3_600_000

/** The message where `paperOfRefs` has none of the questions. */
export const notHere = t(
  'These questions are not on this device yet. Check your internet connection and try again.',
)

/** The paper of the latest attempt at a test that began with all of its questions. */
async function paperOfAttempt(owner: string, key: string): Promise<Paper | null> {
  const attempts = await attemptStore.list(owner)
  const found = attempts.find(({ testKey, scope }) => testKey === key && scope === 'all')
  return found ? ((await attemptStore.load(owner, found.id))?.paper ?? null) : null
}

/** The tests whose papers are on this device. Never throws. */
export async function testsOnDevice(owner: string): Promise<ReadonlySet<string>> {
  const own = (await attemptStore.list(owner)).filter(({ scope }) => scope === 'all')
  const read = Object.keys(await paperShelf.timesOf(owner))
  const pinned = await pinnedTests(owner)
  return new Set([...read, ...pinned, ...own.map(({ testKey }) => testKey)])
}

/**
 * The papers of tests and quizzes by their keys: the stored one for a day, then as it is now, offline the one that was
 * stored last or that an attempt began with. A test that is gone, refused or unreachable is left out. Never throws.
 */
export async function papersOfTests(
  owner: string,
  testKeys: readonly string[],
): Promise<ReadonlyMap<string, Paper>> {
  const times = await paperShelf.timesOf(owner)
  const read = new Map<string, Paper | null>()

  const find = async (key: string): Promise<Paper | null> => {
    const ref = testOfKey(key)
    if (!ref) return null
    const at = times[key]
    const stored = await paperShelf.find(owner, key)
    if (stored && at !== undefined && Math.abs(Date.now() - at) < freshFor) return stored
    const onDevice = async () => stored ?? (await paperOfAttempt(owner, key))
    const offline = navigator.onLine ? null : await onDevice()
    if (offline) return offline
    try {
      const reading = readPaper(ref, sharedSearch)
      const paper = await (stored ? inTime(reading) : reading)
      const usable = paper && paper.questions.length > 0 ? paper : null
      read.set(key, usable)
      return usable
    } catch {
      return onDevice()
    }
  }

  const wanted = [...new Set(testKeys)]
  const found = await Promise.all(wanted.map(async (key) => ({ key, paper: await find(key) })))
  await paperShelf.keep(owner, read)
  return new Map(found.flatMap(({ key, paper }) => (paper ? [[key, paper] as const] : [])))
}

/**
 * The paper of a practice, composed of the tests that its questions are from; null when it has no question.
 * @param minutes 0 for no limit
 */
export async function paperOfRefs(
  owner: string,
  { title, minutes, refs }: { title: string; minutes: number; refs: readonly QuestionRef[] },
): Promise<Paper | null> {
  const papers = await papersOfTests(
    owner,
    refs.flatMap((ref) => partsOfRef(ref)?.testKey ?? []),
  )
  const paper = practicePaper({ title, minutes, refs, papers })
  return paper.questions.length > 0 ? paper : null
}

/** The test as it is now; of a practice, what its questions are as their own tests have them now. @throws AppError */
export async function readTest(
  owner: string,
  ref: TestRef,
  questionIds: readonly string[],
): Promise<Paper | null> {
  if (ref.kind !== 'practice' && ref.kind !== 'study') return readPaper(ref)
  // Title and time are those of the attempt.
  return paperOfRefs(owner, { title: '', minutes: 0, refs: questionIds })
}
