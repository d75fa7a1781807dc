import * as z from 'zod/mini'
import type { QuestionCard } from '@/domain/learning/card'
import { mergeCards } from '@/domain/learning/card-merge'
import { cardsOf, planWrites } from '@/domain/learning/card-shards'
import { readCard, writeCard } from '@/domain/learning/card-text'
import type { QuestionRef } from '@/domain/question/ref'
import type { AccountKind } from '../account-kind'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { createOwn } from '../engine'
import { type CardRepository, cardRepository } from './repository'
import { latestWrite, never, type Shard, shardSchema } from './shard'

export type Cards = ReadonlyMap<QuestionRef, QuestionCard>

/** Milliseconds between two reads of the account, and the `staleTime` of the cards' query. */
export const freshFor = 30 * 60_000

export const cardKind: DeviceKind<QuestionCard, Shard> = {
  area: 'cards',
  keyOf: (value) => ('ref' in value ? value.ref : value.id),
  merge: mergeCards,
  part: z.pipe(z.string(), z.transform(readCard)),
  copy: shardSchema,
  write: writeCard,
}

const cardDevice = createDeviceCopy(cardKind)

const textsOf = (shards: ReadonlyMap<string, Shard>) =>
  new Map([...shards.values()].map(({ id, text }) => [id, text]))

function accountOf(repository: CardRepository, patience: number): AccountKind<QuestionCard, Shard> {
  /** When each owner's account was read last, in epoch milliseconds. */
  const readAt = new Map<string, number>()
  return {
    // Copies that a sign-out has deleted are read again.
    isDue: (owner, { copies }) => copies.size === 0 || Date.now() - (readAt.get(owner) ?? 0) >= patience,
    async read(owner, { copies }) {
      const now = Date.now()
      const changed = await repository.changedSince(owner, latestWrite(copies.values()))
      readAt.set(owner, now)
      return changed
    },
    plan(cards, shards, closed) {
      const { writes, left } = planWrites(textsOf(shards), cards, closed)
      return {
        writes: writes.map(({ id, text, refs }) => {
          const { revision, updatedAt } = shards.get(id) ?? { revision: 0, updatedAt: never }
          return {
            copy: { id, text, revision: revision + 1, updatedAt },
            parts: cards.filter(({ ref }) => refs.has(ref)),
          }
        }),
        left,
      }
    },
    write: (owner, shard) => repository.save(owner, shard),
    async find(owner, { id, revision }) {
      const stored = await repository.find(owner, id)
      return stored?.revision === revision - 1 ? null : stored
    },
  }
}

/**
 * A student's cards on the device and in the account (docs/decisions/047).
 * @param patience milliseconds between two reads of the account
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
