import { queryOptions } from '@tanstack/react-query'
import { type PaperSearch, paperSearch } from '@/content/papers/papers'
import { mayRetry } from '@/content/quizzes/queries'
import type { Paper } from '@/domain/paper'
import { type ExamRef, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { toAppError } from '@/lib/app-error'
import { reportUnreached } from '@/lib/device/network-state'
import { visitor } from '@/lib/device/visitor'
import { inTime } from '@/lib/time-limit'
import { paperShelf, pinnedTests } from '@/own/papers/shelf'

/**
 * What becomes of the shelf by a read: this is kept, where it was bought only if it was kept before; null: it is gone;
 * undefined: nobody can say.
 */
type Shelving = { paper: Paper; isBought?: boolean } | null | undefined

async function shelve(owner: string, key: string, shelving: Shelving): Promise<void> {
  if (shelving === undefined || shelving?.paper.questions.length === 0) return
  const isPinned = (await pinnedTests(owner)).has(key)
  if (shelving?.isBought && !isPinned) return
  await paperShelf.keep(owner, new Map([[key, shelving?.paper ?? null]]))
  // Its pictures may be others now.
  if (shelving && isPinned)
    await import('./papers/download-papers')
      .then(({ renewPaper }) => renewPaper(owner, key, shelving.paper))
      .catch(() => undefined)
}

/**
 * Reads a test or quiz, and keeps its paper; without a network, or where it lets a student wait, the one that is on this
 * device.
 * @throws what `read` throws, where the device has nothing
 */
export async function readOrKept<T>(
  owner: string,
  ref: TestRef,
  {
    read,
    shelvingOf,
    fromShelf,
  }: {
    read: () => Promise<T>
    shelvingOf: (found: T) => Shelving
    fromShelf: (paper: Paper) => T | Promise<T>
  },
): Promise<T> {
  const key = testKey(ref)
  const readAndShelve = async () => {
    const found = await read()
    void shelve(owner, key, shelvingOf(found))
    return found
  }
  const reading = navigator.onLine ? readAndShelve() : null
  // Whoever waits for it hears of its failure.
  reading?.catch(() => undefined)
  // What was kept before signing in is free.
  const kept = (await paperShelf.find(owner, key)) ?? (await paperShelf.find(visitor, key))
  if (!kept) return reading ?? readAndShelve()
  if (!reading) return fromShelf(kept)
  try {
    return await inTime(reading)
  } catch (error) {
    if (!mayRetry(error)) throw error
    if (toAppError(error).code === 'network-request-failed') reportUnreached(null)
    return fromShelf(kept)
  }
}

/** The paper of a test as it is now, kept on this device where it is free; without a network the kept one. @throws AppError */
export function findTest(owner: string, ref: ExamRef): Promise<PaperSearch> {
  if (ref.kind === 'live') return paperSearch.live(ref.liveTestId)
  return readOrKept(owner, ref, {
    read: () =>
      ref.kind === 'mock'
        ? paperSearch.mockTest(ref.mockTestId)
        : paperSearch.inSeries(ref.packageId, ref.testId),
    shelvingOf: (found) => {
      if (found.status === 'found')
        return { paper: found.paper, isBought: found.needsLogin || found.bought !== undefined }
      // Who owns the package may have the copy of an older document.
      return found.status === 'refused' && found.embedded ? undefined : null
    },
    // Whoever it was kept for has it under their own name.
    fromShelf: (paper) => ({ status: 'found', paper, needsLogin: false }),
  })
}

/** Whether a student has downloaded a test to this device, with its keys. */
export const isDownloadedQuery = (owner: string, ref: ExamRef) =>
  queryOptions({
    queryKey: ['is-downloaded', owner, testKey(ref)],
    queryFn: async () => (await pinnedTests(owner)).has(testKey(ref)),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
