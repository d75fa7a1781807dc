import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Place } from '@/domain/ranking/histogram'
import { createDeviceStore } from '@/lib/device/device-store'
import type { AttemptSummary } from '../attempt-summary'

/** The ranks that results have shown on this device, by attempt. Lists show them and read nothing for it. */
const store = createDeviceStore('attempt-ranks', { atSignOut: 'forgotten' })

export type ShownRank = Pick<Place, 'rank' | 'count'>

/** Read by hand: a schema would bring its library to every page of attempts. */
const isRank = (value: unknown): value is ShownRank =>
  typeof value === 'object' &&
  value !== null &&
  'rank' in value &&
  'count' in value &&
  typeof value.rank === 'number' &&
  typeof value.count === 'number'

/** Stores the rank that the result of an attempt shows. Never throws: lists do without. */
export const storeRank = (owner: string, attemptId: string, { rank, count }: ShownRank): Promise<void> =>
  store.setMany(owner, [[attemptId, { rank, count }]]).catch(() => undefined)

/** The stored ranks of a student, by attempt. Never throws. */
export async function storedRanks(owner: string): Promise<ReadonlyMap<string, ShownRank>> {
  const entries = await store.entries(owner).catch(() => [])
  return new Map(entries.flatMap(([id, value]) => (isRank(value) ? [[id, value] as const] : [])))
}

/** The attempts that are ranked: the first one of each test. Those of a live test that only practise it store no rank. */
export function rankedIds(
  attempts: ReadonlyArray<Pick<AttemptSummary, 'id' | 'testKey' | 'scope' | 'startedAt'>>,
): ReadonlySet<string> {
  const first = new Map<string, (typeof attempts)[number]>()
  for (const attempt of attempts) {
    const before = first.get(attempt.testKey)
    if (attempt.scope === 'all' && (!before || attempt.startedAt < before.startedAt))
      first.set(attempt.testKey, attempt)
  }
  return new Set([...first.values()].map(({ id }) => id))
}

const none: ReadonlyMap<string, ShownRank> = new Map()

const shownRanksQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['shown-ranks', owner],
    queryFn: owner === null ? skipToken : () => storedRanks(owner),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })

/** The ranks that results have shown on this device, by attempt; none while they are read. */
export const useShownRanks = (owner: string | null): ReadonlyMap<string, ShownRank> =>
  useQuery(shownRanksQuery(owner)).data ?? none
