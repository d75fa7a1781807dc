import type { Card } from '@/domain/learning/card'
import { mergeCards } from '@/domain/learning/card-merge'
import { gatherCards, type ShardId, sameCard } from '@/domain/learning/card-shards'
import { readCard, writeCard } from '@/domain/learning/card-text'
import type { QuestionRef } from '@/domain/question-ref'
import { createDeviceStore } from '@/lib/device/device-store'
import { type Shard, shardSchema } from './shard'

/** What a device has of an owner's cards. */
interface KeptCards {
  /** Copies of the account's shards, as they were when this device last read or wrote them. */
  readonly shards: ReadonlyMap<ShardId, Shard>
  /** What has changed here and the account has not been told; all that a visitor has. */
  readonly changed: ReadonlyMap<QuestionRef, Card>
}

/**
 * Cards on this device: copies of the account's shards, and beside them what has changed here. What the device refuses to
 * keep stays in memory until the page is closed.
 */
export function createCardStore() {
  const changes = createDeviceStore('cards', { atSignOut: 'forgotten' })
  const copies = createDeviceStore('card-shards', { atSignOut: 'forgotten' })
  const inMemory = new Map<string, { shards: Map<ShardId, Shard>; changed: Map<QuestionRef, Card> }>()

  const memoryOf = (owner: string) => {
    const memory = inMemory.get(owner) ?? { shards: new Map(), changed: new Map() }
    inMemory.set(owner, memory)
    return memory
  }

  async function shardsOf(owner: string): Promise<Map<ShardId, Shard>> {
    const kept = await copies.entries(owner).catch(() => [])
    const parsed = kept.flatMap(([, value]) => shardSchema.safeParse(value).data ?? [])
    return new Map([...parsed.map((shard) => [shard.id, shard] as const), ...memoryOf(owner).shards])
  }

  async function changedOf(owner: string): Promise<Map<QuestionRef, Card>> {
    const kept = await changes.entries(owner).catch(() => [])
    const parsed = kept.flatMap(([, line]) => (typeof line === 'string' ? (readCard(line) ?? []) : []))
    return gatherCards([...parsed, ...memoryOf(owner).changed.values()])
  }

  return {
    /** Never throws. */
    async read(owner: string): Promise<KeptCards> {
      const [shards, changed] = await Promise.all([shardsOf(owner), changedOf(owner)])
      return { shards, changed }
    },

    /**
     * Adds what has changed of some cards. Never throws.
     * @returns whether the device has it; else it is in memory
     */
    async add(owner: string, parts: readonly Card[]): Promise<boolean> {
      try {
        const refs = parts.map(({ ref }) => ref)
        const kept = await changes.getMany(owner, refs)
        const known = kept.flatMap((line) => (typeof line === 'string' ? (readCard(line) ?? []) : []))
        const gathered = gatherCards([...known, ...parts])
        await changes.setMany(
          owner,
          [...gathered].map(([ref, card]) => [ref, writeCard(card)]),
        )
        return true
      } catch {
        const { changed } = memoryOf(owner)
        for (const part of parts) {
          const known = changed.get(part.ref)
          changed.set(part.ref, known ? mergeCards(known, part) : part)
        }
        return false
      }
    },

    /** Forgets changes that somebody else keeps by now, unless there was another one meanwhile. Never throws. */
    async settle(owner: string, cards: Iterable<Card>): Promise<void> {
      const now = await changedOf(owner)
      const { changed } = memoryOf(owner)
      for (const card of cards) {
        const known = now.get(card.ref)
        if (!known || !sameCard(known, card)) continue
        changed.delete(card.ref)
        // What stays there is told once more, which changes nothing.
        await changes.delete(owner, card.ref).catch(() => undefined)
      }
    },

    /** Never throws. */
    async keepShards(owner: string, shards: readonly Shard[]): Promise<void> {
      const { shards: memory } = memoryOf(owner)
      try {
        await copies.setMany(
          owner,
          shards.map((shard) => [shard.id, shard]),
        )
        for (const { id } of shards) memory.delete(id)
      } catch {
        for (const shard of shards) memory.set(shard.id, shard)
      }
    },
  }
}

export type CardStore = ReturnType<typeof createCardStore>
