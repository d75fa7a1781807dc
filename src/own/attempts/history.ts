import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { correctionsByRef } from '@/content/corrections/queries'
import type { TestCorrections } from '@/content/corrections/schema'
import { asksByRef, testOfKey } from '@/domain/sitting/test-ref'
import { visitor } from '@/lib/device/device-store'
import { accountCopies } from './account/account-copies'
import { attemptSync } from './account/attempt-sync'
import { attemptOfStored, type StoredAttempt, summaryOfStored } from './account/stored-attempt'
import type { Attempt } from './attempt'
import { historyOf } from './attempt-history'
import type { AttemptSummary } from './attempt-summary'
import { correctionsAtHand, correctionsFor, withCorrections } from './corrections'
import { attemptStore } from './device/attempt-store'
import { type KeptSheet, refsOfKept } from './device/kept-sheet'
import { keptSheets } from './device/sheet-area'

/** A student's attempts as the device and the account have them. */
export interface KnownAttempts {
  readonly device: readonly AttemptSummary[]
  /** What the account had when it was last asked; none of a visitor. */
  readonly copies: readonly StoredAttempt[]
}

/** What this device knows of, and what the account said when it was last asked. Never throws. */
export async function readKnown(owner: string): Promise<KnownAttempts> {
  const copies = owner === visitor ? [] : accountCopies.known(owner)
  return { device: await attemptStore.list(owner), copies: await copies }
}

/**
 * What the account says now too; `complete` is false when it could not be asked.
 * @throws AppError when it could not, and the device knows of none.
 */
export async function readAll(owner: string): Promise<KnownAttempts & { complete: boolean }> {
  if (owner === visitor) return { ...(await readKnown(owner)), complete: true }
  try {
    const copies = await accountCopies.refresh(owner)
    return { device: await attemptStore.list(owner), copies, complete: true }
  } catch (error) {
    const known = await readKnown(owner)
    if (known.device.length + known.copies.length === 0) throw error
    return { ...known, complete: false }
  }
}

/**
 * Every attempt, tests and quizzes, running and submitted, the latest start first. One whose deadline has passed may
 * still say `running`: it ends when its test is next opened.
 */
const attemptsIn = ({ device, copies }: KnownAttempts): AttemptSummary[] =>
  historyOf(device, copies.map(summaryOfStored))

/**
 * The attempt of a practice, of whose questions a correction may be; null when none is, as its sheet tells without its
 * paper. What the account said of it is enough for its score.
 */
async function practiceIn(
  owner: string,
  { copies }: KnownAttempts,
  corrections: readonly TestCorrections[],
): Promise<(attempt: AttemptSummary) => Promise<Attempt | null>> {
  const byRef = correctionsByRef(corrections)
  const sheets = byRef.size > 0 ? await keptSheets(owner) : new Map<string, KeptSheet>()
  return async ({ id }) => {
    const sheet = sheets.get(id)
    if (sheet && !refsOfKept(sheet).some((ref) => byRef.has(ref))) return null
    const stored = copies.find((copy) => copy.id === id)
    const onDevice = await attemptStore.load(owner, id)
    return onDevice ?? (stored ? attemptOfStored(stored, null) : null)
  }
}

/** An attempt with its paper, from this device or else from the account, whose copy the device keeps from then on. */
async function findAttempt(owner: string, { id, testKey }: AttemptSummary) {
  const ref = testOfKey(testKey)
  const kept = await attemptStore.load(owner, id)
  if (kept || owner === visitor || !ref) return kept
  const found = await attemptSync.fetchOne(owner, ref, id).catch(() => null)
  return found === null || found === 'changed' ? null : found.attempt
}

/**
 * All attempts of a student, on this device and in the account, scored by the keys as they are corrected by now;
 * `complete` is false when the account could not be asked. A visitor has those of the device.
 * @throws AppError when neither has any to show.
 */
async function readHistory(owner: string, client: QueryClient) {
  const { complete, ...known } = await readAll(owner)
  const attempts = attemptsIn(known)
  const corrections = await correctionsFor(client, attempts)
  const practice = await practiceIn(owner, known, corrections)
  return {
    attempts: await withCorrections(attempts, corrections, (attempt) =>
      asksByRef(attempt) ? practice(attempt) : findAttempt(owner, attempt),
    ),
    complete,
  }
}

/** What the device knows, with the corrections that this page has read. */
async function readKnownHistory(owner: string, client: QueryClient) {
  const known = await readKnown(owner)
  const corrections = correctionsAtHand(client)
  const practice = await practiceIn(owner, known, corrections)
  return withCorrections(attemptsIn(known), corrections, (attempt) =>
    asksByRef(attempt) ? practice(attempt) : attemptStore.load(owner, attempt.id),
  )
}

// What is kept changes without a word to the cache, so every screen reads it anew; and it shows without a network too.
export const anew = { networkMode: 'always', retry: false, staleTime: 0, gcTime: 0 } as const

/** What this device knows: there at once. @param owner null: nobody knows yet, nothing is read */
export function knownAttemptsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'known', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readKnownHistory(owner, client),
    ...anew,
  })
}

/** What the account says too. @param owner null: nobody knows yet, nothing is read */
export function historyQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'all', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readHistory(owner, client),
    ...anew,
  })
}

/** A student's attempts: first those of this device, then the account's too; null while the device is read. */
export function useAttempts(owner: string | null): readonly AttemptSummary[] | null {
  const known = useQuery(knownAttemptsQuery(owner))
  const all = useQuery(historyQuery(owner))
  return all.data?.attempts ?? known.data ?? null
}
