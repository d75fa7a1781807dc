import { savedLimits } from '@/config/limits'
import { AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { createTurns } from '@/lib/in-turn'
import { isSessionOwner } from '@/session'
import { mergeSaved } from './model/merge-saved'
import { newestFirst, type SavedItem, savedKey } from './saved-item'
import { forgetEntries, isSameChange, keepEntries, keptEntries, type SavedEntry } from './saved-on-device'
import { type SavedRepository, savedRepository } from './saved-repository'

/** What asking again would be refused again. */
const final = new Set(['permission-denied', 'invalid-argument', 'unauthenticated'])

export const isFull = 'saved-full'

/** @throws AppError `isFull` when there is no room for one item more */
function demandRoom(entries: readonly SavedEntry[], item: SavedItem): void {
  const others = entries.filter((entry) => entry.state === 'saved' && savedKey(entry.item) !== savedKey(item))
  if (others.length < savedLimits.items) return
  throw new AppError(isFull, `You can save ${savedLimits.items} items. Please remove one of them first.`)
}

const savedOnes = (entries: readonly SavedEntry[]) =>
  newestFirst(entries.filter(({ state }) => state === 'saved').map(({ item }) => item))

/**
 * Saved items on the device and in the account, the same on both (docs/decisions/011).
 * @param isOwner whether a student is still the one who is signed in
 */
export function createSavedSync(repository: SavedRepository, isOwner: (owner: string) => boolean) {
  /** One conversation with the account after the other: what is pressed last is also written last. */
  const inTurn = createTurns()

  /** Whose session has ended is refused everything: that is no word on what they saved, which waits for them. */
  function demandOwner(owner: string): void {
    if (!isOwner(owner)) throw appErrorOf('unauthenticated')
  }

  function write(owner: string, { item, state }: SavedEntry): Promise<void> {
    const key = savedKey(item)
    return state === 'saved' ? repository.put(owner, key, item) : repository.remove(owner, key)
  }

  /** Keeps one change once the account has accepted it, and takes it back once the account has refused it. */
  async function settle(owner: string, entry: SavedEntry, accepted: boolean): Promise<void> {
    const newest = await keptEntries(owner)
    const now = newest.find(({ item }) => savedKey(item) === savedKey(entry.item))
    if (!isSameChange(now, entry)) return
    if ((entry.state === 'saved') === accepted) {
      await keepEntries(owner, [{ item: entry.item, state: 'saved', pending: false }])
    } else await forgetEntries(owner, [entry.item])
  }

  /**
   * Tells the account what it does not know yet.
   * @returns the keys that it refused for good. @throws AppError when it could not be asked.
   */
  async function tellPending(owner: string): Promise<Map<string, Error>> {
    const pending = (await keptEntries(owner)).filter((entry) => entry.pending)
    const refused = new Map<string, Error>()
    const told = await Promise.allSettled(pending.map((entry) => write(owner, entry)))
    demandOwner(owner)
    let unreached: Error | null = null
    for (const [index, entry] of pending.entries()) {
      const result = told[index]
      const error = result?.status === 'rejected' ? toAppError(result.reason) : null
      if (error && !final.has(error.code)) unreached = error
      else {
        if (error) refused.set(savedKey(entry.item), error)
        await settle(owner, entry, error === null)
      }
    }
    if (unreached) throw unreached
    return refused
  }

  /** What was kept before signing in becomes the student's own, to be told to the account. */
  async function adoptVisitors(owner: string): Promise<void> {
    const [theirs, own] = await Promise.all([keptEntries(visitor), keptEntries(owner)])
    if (theirs.length === 0) return
    const known = new Set(own.filter(({ state }) => state === 'saved').map(({ item }) => savedKey(item)))
    const adopted = theirs.filter(({ item }) => !known.has(savedKey(item)))
    await keepEntries(
      owner,
      adopted.map(({ item }) => ({ item, state: 'saved', pending: true })),
    )
    await forgetEntries(
      visitor,
      theirs.map(({ item }) => item),
    )
  }

  async function bringTogether(owner: string): Promise<SavedItem[]> {
    await tellPending(owner)
    const account = await repository.list(owner)
    demandOwner(owner)
    const before = await keptEntries(owner)
    const merged = mergeSaved(before, account)
    const keys = new Set(merged.map(({ item }) => savedKey(item)))
    await keepEntries(owner, merged)
    await forgetEntries(
      owner,
      before.map(({ item }) => item).filter((item) => !keys.has(savedKey(item))),
    )
    return savedOnes(merged)
  }

  return {
    /** What this device keeps for the owner, newest first; nothing where the device keeps nothing. Never throws. */
    kept: (owner: string): Promise<SavedItem[]> => keptEntries(owner).then(savedOnes, (): SavedItem[] => []),

    /**
     * What a student has saved, here and on other devices; takes over what was saved here before signing in.
     * @throws AppError when the account cannot be asked; then `kept` is what there is.
     */
    read: (owner: string): Promise<SavedItem[]> =>
      inTurn(async () => {
        demandOwner(owner)
        const device = await adoptVisitors(owner).then(
          () => true,
          () => false,
        )
        return device ? bringTogether(owner) : repository.list(owner)
      }),

    /**
     * Saves or removes an item: on the device at once, in a student's account as soon as it can be reached.
     * @returns `later` when the account does not know it yet. @throws Error when nobody kept it; an AppError `isFull`
     * when there is no room for it.
     */
    async change(owner: string, item: SavedItem, state: SavedEntry['state']): Promise<'done' | 'later'> {
      const entry: SavedEntry = { item, state, pending: true }
      if (state === 'saved') demandRoom(await keptEntries(owner).catch(() => []), item)
      if (owner === visitor) {
        await (state === 'saved' ? keepEntries(visitor, [entry]) : forgetEntries(visitor, [item]))
        return 'done'
      }
      const isKept = await keepEntries(owner, [entry]).then(
        () => true,
        () => false,
      )
      if (!isKept) {
        await inTurn(() => write(owner, entry))
        return 'done'
      }
      const refused = await inTurn(() => tellPending(owner)).catch(() => null)
      const refusal = refused?.get(savedKey(item))
      if (refusal) throw refusal
      return refused ? 'done' : 'later'
    },
  }
}

export const savedSync = createSavedSync(savedRepository, isSessionOwner)
