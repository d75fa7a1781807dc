import type { Card } from '@/domain/learning/card'
import { cardsOf, planWrites, type ShardId } from '@/domain/learning/card-shards'
import type { QuestionRef } from '@/domain/question-ref'
import { appErrorOf, toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { createTurns } from '@/lib/in-turn'
import { isSessionOwner } from '@/session'
import { type CardRepository, cardRepository } from './card-repository'
import { type CardStore, createCardStore } from './card-store'
import { latestWrite, type Shard } from './shard'

export type Cards = ReadonlyMap<QuestionRef, Card>

/** How often writes that another device came before are planned again at once. */
const tries = 3

/** Milliseconds for which what the account said is not asked for again; as long as the query on the screens is fresh. */
export const freshFor = 30 * 60_000

/** What a shard of its own says before it is first written. */
const nothing = { text: '', revision: 0, updatedAt: { seconds: 0, nanoseconds: 0 } }

/**
 * A student's cards on the device and in the account (docs/decisions/047).
 * @param isOwner whether a student is still the one who is signed in
 * @param patience milliseconds for which the account is not asked again
 */
export function createCardSync(
  repository: CardRepository,
  store: CardStore,
  isOwner: (owner: string) => boolean,
  patience: number = freshFor,
) {
  /** When each owner's account was asked last, in epoch milliseconds. */
  const askedAt = new Map<string, number>()
  /** One after the other: what is read of the device to be added to is not changed meanwhile. */
  const inTurn = createTurns()
  /** One conversation with the account after the other. */
  const talk = createTurns()

  /** Whose session has ended is refused everything, and nothing of theirs is left behind: it waits in the account. */
  function demandOwner(owner: string): void {
    if (!isOwner(owner)) throw appErrorOf('unauthenticated')
  }

  /**
   * What a visitor did becomes the student's who signs in.
   * @returns what the device would not keep for the student: it stays the visitor's until the account has it
   */
  async function adoptVisitors(owner: string): Promise<readonly Card[]> {
    if (owner === visitor || !isOwner(owner)) return []
    const { changed } = await store.read(visitor)
    const cards = [...changed.values()]
    if (cards.length === 0) return []
    if (!(await store.add(owner, cards))) return cards
    await store.settle(visitor, cards)
    return []
  }

  async function kept(owner: string): Promise<Cards> {
    await adoptVisitors(owner)
    const { shards, changed } = await store.read(owner)
    const texts = new Map([...shards].map(([id, { text }]) => [id, text]))
    return cardsOf(texts, changed.values())
  }

  const keep = (owner: string, shards: readonly Shard[]) =>
    inTurn(async () => {
      demandOwner(owner)
      await store.keepShards(owner, shards)
    })

  /** Reads the shards that changed elsewhere, unless it has just done so. @throws AppError */
  async function pull(owner: string): Promise<void> {
    const { shards } = await store.read(owner)
    const now = Date.now()
    // Copies that sign-out has taken away are read again.
    if (shards.size > 0 && now - (askedAt.get(owner) ?? 0) < patience) return
    const news = await repository.changedSince(owner, latestWrite(shards.values()))
    if (news.length > 0) await keep(owner, news)
    askedAt.set(owner, now)
  }

  /**
   * Writes one shard over the state that this device knows of it.
   * @returns false when another device has written it meanwhile; its state is known then. @throws AppError
   */
  async function write(owner: string, before: Shard, text: string, closed: Set<ShardId>): Promise<boolean> {
    const { id, revision, updatedAt } = before
    try {
      await repository.save(owner, id, text, revision)
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied') throw error
      const stored = await repository.find(owner, id)
      // Refused for another reason, such as a document that nobody can read: the others do without it.
      if (!stored || stored.revision === revision) closed.add(id)
      else await keep(owner, [stored])
      return false
    }
    await keep(owner, [{ id, text, revision: revision + 1, updatedAt }])
    return true
  }

  /** Writes what changed here. @throws AppError */
  async function push(owner: string): Promise<void> {
    const closed = new Set<ShardId>()
    for (let left = tries; left > 0; left--) {
      const { shards, changed } = await store.read(owner)
      if (changed.size === 0) return
      demandOwner(owner)
      const texts = new Map([...shards].map(([id, { text }]) => [id, text]))
      const plan = planWrites(texts, changed.values(), closed)
      let isDone = true
      for (const { id, text } of plan.writes) {
        isDone = (await write(owner, shards.get(id) ?? { id, ...nothing }, text, closed)) && isDone
      }
      if (isDone) {
        const waiting = new Set(plan.left.map(({ ref }) => ref))
        const told = [...changed.values()].filter(({ ref }) => !waiting.has(ref))
        await inTurn(() => store.settle(owner, told))
        return
      }
    }
    throw appErrorOf('aborted')
  }

  return {
    /** What this device knows, with what a visitor did before signing in. Never throws. */
    kept: (owner: string): Promise<Cards> => inTurn(() => kept(owner)),

    /** Brings device and account together: at most one read when nothing is new, one write for a session. @throws AppError */
    sync: (owner: string): Promise<Cards> =>
      talk(async () => {
        demandOwner(owner)
        const refused = await inTurn(() => adoptVisitors(owner))
        await pull(owner)
        await push(owner)
        if (refused.length > 0) await inTurn(() => store.settle(visitor, refused))
        return inTurn(() => kept(owner))
      }),

    /**
     * Adds what has changed of a card; nothing of who has signed out meanwhile, such as a note that the screen keeps as it
     * goes. Never throws. @returns whether the device keeps it; else it is in memory
     */
    add: (owner: string, part: Card): Promise<boolean> =>
      inTurn(async () => (owner !== visitor && !isOwner(owner)) || store.add(owner, [part])),
  }
}

export const cardSync = createCardSync(cardRepository, createCardStore(), isSessionOwner)
