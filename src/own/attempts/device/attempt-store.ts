import * as z from 'zod/mini'
import { type Paper, paperSchema } from '@/domain/paper'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { createDeviceStore, visitor } from '@/lib/device/device-store'
import { isSessionOwner } from '@/session'
import { recordSchema, writeAttempt } from '../account/attempt-schema'
import { type AttemptRecord, attemptWith, recordOf, summaryOf } from '../account/stored-attempt'
import type { Attempt, AttemptScope } from '../attempt'
import type { AttemptSummary, ShownRank } from '../attempt-summary'
import type { ClockReading } from './sitting-clock'

const readingSchema = z.object({ at: z.number(), wall: z.number() })

/** Question, zero-based, to the options that a student has struck out of it. */
export type StruckOptions = Readonly<Record<string, readonly number[]>>
const strikesSchema: z.ZodMiniType<StruckOptions> = z.record(z.string(), z.array(z.number()))

const readRecord = (value: unknown): AttemptRecord | null => recordSchema.safeParse(value).data ?? null

/** An attempt from its record and its paper; null when either cannot be used. */
function attemptFrom(value: unknown, paper: unknown): Attempt | null {
  const record = readRecord(value)
  const frozen = record && paperSchema.safeParse(paper).data
  return frozen ? attemptWith(frozen, record) : null
}

/**
 * Attempts on this device, several of one test among them. The paper has an area of its own, so that an answer does not
 * write all questions again. What the device refuses to store stays in memory: the results still show until the tab is
 * closed. `owner`: the student's id, or `visitor`.
 * @param isOwner whether that student is signed in now
 */
export function createAttemptStore(isOwner: (owner: string) => boolean = () => true) {
  const records = createDeviceStore('attempts', { atSignOut: 'forgotten' })
  const papers = createDeviceStore('attempt-papers', { atSignOut: 'forgotten' })
  const readings = createDeviceStore('attempt-clocks', { atSignOut: 'forgotten' })
  const strikes = createDeviceStore('attempt-strikes', { atSignOut: 'forgotten' })
  const refused = new Map<string, Attempt>()
  const storedPapers = new Map<string, Paper>()
  const nameOf = (owner: string, id: string) => `${owner}/${id}`

  async function write(owner: string, attempt: Attempt): Promise<void> {
    const { id, paper } = attempt
    // The paper first: a record without its paper could not be opened.
    if (storedPapers.get(nameOf(owner, id)) !== paper) {
      await papers.setMany(owner, [[id, paper]])
      storedPapers.set(nameOf(owner, id), paper)
    }
    await records.setMany(owner, [[id, writeAttempt(recordOf(attempt))]])
  }

  /** Moves one attempt of the visitor to `owner`, unless theirs has gone further. */
  async function adopt(owner: string, id: string): Promise<void> {
    const parts = [papers, readings, strikes]
    const [record, own] = await Promise.all([records.get(visitor, id), records.get(owner, id)])
    if ((readRecord(record)?.revision ?? 0) > (readRecord(own)?.revision ?? 0)) {
      for (const area of parts) {
        const part = await area.get(visitor, id)
        if (part !== undefined) await area.setMany(owner, [[id, part]])
      }
      // The record last: without its paper it could not be opened.
      await records.setMany(owner, [[id, record]])
    }
    // A sign-out meanwhile has deleted what was moved.
    if (!isOwner(owner)) return
    for (const area of [records, ...parts]) await area.delete(visitor, id)
  }

  /** A student who signs in adopts the visitor's attempts. Never throws: what the device refuses is tried again. */
  async function adoptAll(owner: string): Promise<void> {
    if (!isOwner(owner) || owner === visitor) return
    try {
      for (const [id] of await records.entries(visitor)) if (isOwner(owner)) await adopt(owner, id)
    } catch {
      // The rest stays the visitor's until the next read.
    }
  }

  /** The records of `owner`, the latest start first. Never throws. */
  async function recordsOf(owner: string): Promise<AttemptRecord[]> {
    await adoptAll(owner)
    const stored = await records.entries(owner).catch(() => [])
    const found = new Map(stored.map(([id, value]) => [id, readRecord(value)]))
    for (const [name, attempt] of refused)
      if (name === nameOf(owner, attempt.id)) found.set(attempt.id, recordOf(attempt))
    return [...found.values()].filter((record) => record !== null).sort((a, b) => b.startedAt - a.startedAt)
  }

  const list = async (owner: string): Promise<AttemptSummary[]> => (await recordsOf(owner)).map(summaryOf)

  async function loadMany(owner: string, ids: readonly string[]): Promise<Map<string, Attempt>> {
    if (ids.length === 0) return new Map()
    await adoptAll(owner)
    const stored = await Promise.all([records.getMany(owner, ids), papers.getMany(owner, ids)]).catch(
      () => [],
    )
    const [found = [], frozen = []] = stored
    return new Map(
      ids.flatMap((id, index) => {
        const attempt = refused.get(nameOf(owner, id)) ?? attemptFrom(found[index], frozen[index])
        return attempt ? [[id, attempt] as const] : []
      }),
    )
  }

  const load = async (owner: string, id: string): Promise<Attempt | null> =>
    (await loadMany(owner, [id])).get(id) ?? null

  return {
    records: recordsOf,

    /** Every attempt of `owner` that can be read, the latest first. Never throws. */
    list,

    /** One attempt; null when there is none or what is there cannot be used. Never throws. */
    load,

    /** Several attempts by their ids; those that cannot be used are left out. Never throws. */
    loadMany,

    /** The latest attempt of a test in that state and scope, as `load` gives it. Never throws. */
    async latest(
      owner: string,
      testKey: string,
      status: BegunSitting['status'],
      scope: AttemptScope = 'all',
    ): Promise<Attempt | null> {
      const attempts = await list(owner)
      const found = attempts.find(
        (attempt) => attempt.testKey === testKey && attempt.status === status && attempt.scope === scope,
      )
      return found ? load(owner, found.id) : null
    },

    /** Stores the rank that a result shows, for the rows of lists. @throws when the device refuses. */
    rank: (owner: string, id: string, rank: ShownRank): Promise<void> =>
      records.update(owner, [id], (_, value) => value && { ...value, rank }),

    /** Deletes an attempt without an answer. @throws when the device refuses. */
    async forget(owner: string, id: string): Promise<void> {
      refused.delete(nameOf(owner, id))
      await records.delete(owner, id)
      await Promise.all([papers, readings, strikes].map((area) => area.delete(owner, id)))
    },

    /** The options that the student has struck out of each question, zero-based. Never throws. */
    async strikes(owner: string, id: string): Promise<StruckOptions> {
      const kept = await strikes.get(owner, id).catch(() => null)
      return strikesSchema.safeParse(kept).data ?? {}
    },

    /** Stores struck options; a device that refuses forgets them with the page. Never throws. */
    async keepStrikes(owner: string, id: string, struck: StruckOptions): Promise<void> {
      await strikes.setMany(owner, [[id, struck]]).catch(() => undefined)
    },

    /** The last reading of the attempt's clock on this device; null when there is none. Never throws. */
    async reading(owner: string, id: string): Promise<ClockReading | null> {
      const kept = await readings.get(owner, id).catch(() => null)
      return readingSchema.safeParse(kept).data ?? null
    },

    /** Stores a reading of the attempt's clock; a device that refuses only loses exactness. Never throws. */
    async keepReading(owner: string, id: string, reading: ClockReading): Promise<void> {
      await readings.setMany(owner, [[id, reading]]).catch(() => undefined)
    },

    /** Stores an attempt; the paper too when it is not the one that was stored last. @throws when the device refuses. */
    async save(owner: string, attempt: Attempt): Promise<void> {
      try {
        await write(owner, attempt)
        refused.delete(nameOf(owner, attempt.id))
      } catch (error) {
        refused.set(nameOf(owner, attempt.id), attempt)
        throw error
      }
    },
  }
}

export const attemptStore = createAttemptStore(isSessionOwner)
export type AttemptStore = ReturnType<typeof createAttemptStore>
