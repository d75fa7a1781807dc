import type { QuestionCard } from '@/domain/learning/card'
import { mergeCards } from '@/domain/learning/card-merge'
import { cardsOf, planWrites, type ShardId } from '@/domain/learning/card-shards'
import { readCard, writeCard } from '@/domain/learning/card-text'
import type { QuestionRef } from '@/domain/question/ref'
import { toAppError } from '@/lib/app-error'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { type Account, createOwn } from '../engine'
import { type CardRepository, cardRepository } from './repository'
import { latestWrite, type Shard, shardSchema } from './shard'

export type Cards = ReadonlyMap<QuestionRef, QuestionCard>

/** Milliseconds for which the account is not read again; as long as the query on the screens is fresh. */
export const freshFor = 30 * 60_000

export const cardKind: DeviceKind<QuestionCard, Shard> = {
  area: 'cards',
  keyOf: ({ ref }) => ref,
  merge: mergeCards,
  writePart: writeCard,
  readPart: (line) => (typeof line === 'string' ? readCard(line) : null),
  readCopy: (value) => shardSchema.safeParse(value).data ?? null,
}

const cardDevice = createDeviceCopy(cardKind)

const emptyShard = (id: ShardId): Shard => ({
  id,
  text: '',
  revision: 0,
  updatedAt: { seconds: 0, nanoseconds: 0 },
})

const textsOf = (shards: ReadonlyMap<string, Shard>) =>
  new Map([...shards.values()].map(({ id, text }) => [id, text]))

function accountOf(repository: CardRepository, patience: number): Account<QuestionCard, Shard> {
  /** When each owner's account was read last, in epoch milliseconds. */
  const readAt = new Map<string, number>()

  /**
   * Writes one shard over the state that this device knows of it.
   * @returns the shard as it is stored; null when it is refused for another reason than another device's write
   * @throws AppError
   */
  async function write(owner: string, before: Shard, text: string): Promise<Shard | null> {
    const { id, revision } = before
    try {
      await repository.save(owner, id, text, revision)
      return { ...before, text, revision: revision + 1 }
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied') throw error
      const stored = await repository.find(owner, id)
      return stored && stored.revision !== revision ? stored : null
    }
  }

  return {
    // Copies that a sign-out has deleted are read again.
    isDue: (owner, { copies }) => copies.size === 0 || Date.now() - (readAt.get(owner) ?? 0) >= patience,
    async read(owner, { copies }) {
      const now = Date.now()
      const changed = await repository.changedSince(owner, latestWrite(copies.values()))
      readAt.set(owner, now)
      return changed
    },
    async send(owner, cards, shards, closed) {
      const plan = planWrites(textsOf(shards), cards, closed)
      const copies: Shard[] = []
      let isBehind = false
      for (const { id, text } of plan.writes) {
        try {
          const stored = await write(owner, shards.get(id) ?? emptyShard(id), text)
          if (stored) copies.push(stored)
          else closed.add(id)
          if (stored?.text !== text) isBehind = true
        } catch (error) {
          // The revisions of the shards before this one are known by their copies.
          return { copies, sent: [], error }
        }
      }
      const left = new Set(plan.left.map(({ ref }) => ref))
      return { copies, sent: isBehind ? [] : cards.filter(({ ref }) => !left.has(ref)), isBehind }
    },
  }
}

/**
 * A student's cards on the device and in the account (docs/decisions/047).
 * @param patience milliseconds for which the account is not read again
 */
export function createCardSync(
  repository: CardRepository,
  {
    isOwner,
    device = cardDevice,
    patience = freshFor,
  }: { isOwner?: (owner: string) => boolean; device?: typeof cardDevice; patience?: number } = {},
) {
  const own = createOwn(device, accountOf(repository, patience), isOwner)

  async function known(owner: string): Promise<Cards> {
    const { pending, copies } = await own.read(owner)
    return cardsOf(textsOf(copies), pending.values())
  }

  return {
    /** What this device has. Never throws. */
    known,

    /** Syncs device and account: at most one read when nothing is new, one write for a session. @throws AppError */
    sync: async (owner: string): Promise<Cards> => {
      await own.sync(owner)
      return known(owner)
    },

    /** Adds a change of a card. Never throws. @returns whether the device has stored it; if not, it is in memory */
    add: own.add,
  }
}

export const cardSync = createCardSync(cardRepository)
