import type { QueryFunctionContext, QueryMeta, QueryPersister } from '@tanstack/react-query'
import { isServerFirst, keptOf } from '@/content/kept'
import { type Language, language } from '@/language/languages'
import { toAppError } from '@/lib/app-error'
import { keptReads, readyToShow } from '@/lib/device/kept-read'
import { reportUnreached, watchPatience } from '@/lib/device/network-state'

async function restore(
  owner: string,
  hash: string,
  wanted?: Language,
): Promise<{ data: unknown; updatedAt: number } | null> {
  try {
    const found = readyToShow(await keptReads.get(owner, hash))
    return wanted && found?.language !== wanted ? null : found
  } catch {
    return null
  }
}

/** Milliseconds for which a kept read is not asked for again; a query that costs many reads says more in its `meta`. */
function freshFor(meta: QueryMeta | undefined): number {
  return typeof meta?.freshFor === 'number' ? meta.freshFor : 60_000
}

const isUnreached = (error: unknown) => toAppError(error).code === 'network-request-failed'

/**
 * Says so when the server could not be reached; that it was is said by who talked to it, because many reads only ask
 * the device.
 * @param keptFrom epoch milliseconds of what is shown when the server cannot be reached; 0 for nothing.
 */
async function reported(read: () => unknown, keptFrom: number): Promise<unknown> {
  try {
    return await watchPatience(Promise.resolve(read()))
  } catch (error) {
    if (isUnreached(error)) reportUnreached(keptFrom || null)
    throw error
  }
}

/**
 * Shows the device's copy of a read at once and reads from the server behind it, so that lists and articles open offline.
 * A copy that must not be stale, or that is in another language, shows only if the server cannot be reached.
 * @param owner whose device it is at the moment: a user id, or `visitor`
 * @param isOnline what the browser says of the network
 */
export function keepReads(owner: () => string, isOnline = () => navigator.onLine): QueryPersister {
  return async (queryFn, context, query) => {
    // TanStack types a persister for every query at once; what a query function gives is what this passes on.
    const read = queryFn as (context: QueryFunctionContext) => unknown
    const asker = owner()
    const holds = keptOf(query.meta)
    const isFirstRead = holds !== null && query.state.data === undefined
    const serverFirst = isServerFirst(query.meta)
    const kept = isFirstRead && !serverFirst ? await restore(asker, query.queryHash, language) : null
    if (kept) {
      setTimeout(() => {
        query.setState({ dataUpdatedAt: kept.updatedAt })
        // Its failure is the query's own: the screens and the network note tell it.
        if (query.isStaleByTime(freshFor(query.meta))) void query.fetch().catch(() => undefined)
      })
      return kept.data
    }
    let data: unknown
    try {
      data = await reported(() => read(context), query.state.dataUpdatedAt)
    } catch (error) {
      // One lost request is asked again first.
      const isGone = isUnreached(error) && (query.state.fetchFailureCount > 0 || !isOnline())
      const older = isFirstRead && isGone ? await restore(asker, query.queryHash) : null
      if (!older) throw error
      reportUnreached(older.updatedAt)
      // Old as it is, it is asked for again as soon as the network is back.
      setTimeout(() => query.setState({ dataUpdatedAt: older.updatedAt }))
      return older.data
    }
    const entry = { shelf: __SHELF__, language, updatedAt: Date.now(), holds, data }
    // Nothing is stored if the student has signed out during the read.
    if (holds !== null && owner() === asker)
      void keptReads.setMany(asker, [[query.queryHash, entry]]).catch(() => undefined)
    return data
  }
}
