import { createSharedSearch, readPaper } from '@/content/papers/papers'
import type { Paper } from '@/domain/paper'
import { practicePaper } from '@/domain/practice-paper'
import { partsOfRef, type QuestionRef } from '@/domain/question/ref'
import { type TestRef, testOfKey } from '@/domain/sitting/test-ref'
import { inTime } from '@/lib/time-limit'
import { isSessionOwner } from '@/session'
import { type AttemptStore, attemptStore } from './device/attempt-store'
import { createPaperShelf, paperShelf, pinnedTests } from './device/paper-shelf'

/** Milliseconds for which a kept paper is used without asking again. */
const freshFor = 24 * 3_600_000

/** What a student is told where `paperOfRefs` has none of the questions. */
export const notHere =
  'These questions are not on this device yet. Check your internet connection and try again.'

interface Parts {
  /** Reads papers: null for a test that is gone or refused. Made anew for each call. @throws AppError */
  reader: () => (ref: TestRef) => Promise<Paper | null>
  attempts: Pick<AttemptStore, 'list' | 'load'>
  isOwner: (owner: string) => boolean
  isOnline: () => boolean
  now?: () => number
  /** One for the whole page: what two of them keep at once would overlap. */
  shelf?: ReturnType<typeof createPaperShelf>
}

/** The papers that single questions of tests are taken from, kept on this device for each student. */
export function createQuestionPapers({
  reader,
  attempts,
  isOwner,
  isOnline,
  now = Date.now,
  shelf = createPaperShelf({ isOwner, now }),
}: Parts) {
  /** The paper of the latest attempt at a test that began with all of its questions. */
  async function ownPaper(owner: string, key: string): Promise<Paper | null> {
    const found = (await attempts.list(owner)).find(
      ({ testKey, scope }) => testKey === key && scope === 'all',
    )
    return found ? ((await attempts.load(owner, found.id))?.paper ?? null) : null
  }

  /** The tests whose papers are on this device. Never throws. */
  async function testsAtHand(owner: string): Promise<ReadonlySet<string>> {
    const own = (await attempts.list(owner)).filter(({ scope }) => scope === 'all')
    const read = Object.keys(await shelf.timesOf(owner))
    const pinned = await pinnedTests(owner)
    return new Set([...read, ...pinned, ...own.map(({ testKey }) => testKey)])
  }

  /**
   * The papers of tests and quizzes by their keys: the kept one for a day, then as it is now, without a network the one
   * that was kept last or that an attempt began with. A test that is gone or refused is not among them, nor one that
   * cannot be had now. Never throws.
   */
  async function papersOfTests(
    owner: string,
    testKeys: readonly string[],
  ): Promise<ReadonlyMap<string, Paper>> {
    const times = await shelf.timesOf(owner)
    const readNow = reader()
    const read = new Map<string, Paper | null>()

    const find = async (key: string): Promise<Paper | null> => {
      const ref = testOfKey(key)
      if (!ref) return null
      const at = times[key]
      const kept = await shelf.find(owner, key)
      if (kept && at !== undefined && Math.abs(now() - at) < freshFor) return kept
      const atHand = async () => kept ?? (await ownPaper(owner, key))
      const other = isOnline() ? null : await atHand()
      if (other) return other
      try {
        const paper = await (kept ? inTime(readNow(ref)) : readNow(ref))
        const usable = paper && paper.questions.length > 0 ? paper : null
        read.set(key, usable)
        return usable
      } catch {
        return atHand()
      }
    }

    const wanted = [...new Set(testKeys)]
    const papers = await Promise.all(wanted.map(find))
    await shelf.keep(owner, read)
    return new Map(
      wanted.flatMap((key, index) => {
        const paper = papers[index]
        return paper ? [[key, paper] as const] : []
      }),
    )
  }

  return { papersOfTests, testsAtHand }
}

export const { papersOfTests, testsAtHand } = createQuestionPapers({
  reader: () => {
    const search = createSharedSearch()
    return (ref) => readPaper(ref, search)
  },
  attempts: attemptStore,
  isOwner: isSessionOwner,
  isOnline: () => navigator.onLine,
  shelf: paperShelf,
})

/**
 * The paper of a practice, put together from the tests that its questions are from; null when none of them can be had.
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
