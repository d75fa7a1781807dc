import * as z from 'zod/mini'
import type { Paper } from '@/domain/paper'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { createDeviceStore, visitor } from '@/lib/device/device-store'
import type { ClockReading } from '@/own/attempts/device/sitting-clock'
import { isSessionOwner } from '@/session'
import { type Attempt, type AttemptScope, parseAttempt } from '../attempt'
import { type AttemptSummary, parseRecord, recordOf, summaryOf } from '../attempt-summary'
import { adoptAttempts } from './adopt-attempts'
import { sheetArea } from './sheet-area'

const readingSchema = z.object({ at: z.number(), wall: z.number() })

/** Question, zero-based, to the options that a student has ruled out in it. */
export type Strikes = Readonly<Record<string, readonly number[]>>
const strikesSchema: z.ZodMiniType<Strikes> = z.record(z.string(), z.array(z.number()))

/** What two places of the device keep of one attempt; null when it cannot be used. */
function attemptFrom(id: string, value: unknown, paper: unknown): Attempt | null {
  const record = parseRecord(value)
  if (!record) return null
  const { score, ...rest } = record
  return parseAttempt({ id, ...rest, ...(score ? { score } : {}), paper })
}

/**
 * Attempts on this device, several of one test among them. The paper stands in a place of its own, so that an answer
 * does not write all questions again. What the device refuses to keep stays in memory: the results still show until
 * the tab is closed. `owner`: the student's id, or `visitor`.
 * @param isOwner whether that one is here now
 */
export function createAttemptStore(isOwner: (owner: string) => boolean = () => true) {
  const records = createDeviceStore('attempts', { atSignOut: 'forgotten' })
  const papers = createDeviceStore('attempt-papers', { atSignOut: 'forgotten' })
  const readings = createDeviceStore('attempt-clocks', { atSignOut: 'forgotten' })
  const strikes = createDeviceStore('attempt-strikes', { atSignOut: 'forgotten' })
  const refused = new Map<string, Attempt>()
  const keptPapers = new Map<string, Paper>()
  const nameOf = (owner: string, id: string) => `${owner}/${id}`

  async function write(owner: string, attempt: Attempt): Promise<void> {
    const { id, paper } = attempt
    // The paper first: a record without its paper could not be opened.
    if (keptPapers.get(nameOf(owner, id)) !== paper) {
      await papers.setMany(owner, [[id, paper]])
      keptPapers.set(nameOf(owner, id), paper)
    }
    await records.setMany(owner, [[id, recordOf(attempt)]])
  }

  async function read(owner: string, id: string): Promise<Attempt | null> {
    const [record, paper] = await Promise.all([records.get(owner, id), papers.get(owner, id)])
    return attemptFrom(id, record, paper)
  }

  /** Whoever signs in adopts what this device stored for the visitor. Never throws. */
  async function takeOver(owner: string): Promise<void> {
    // Somebody who has just signed out takes nothing along.
    if (!isOwner(owner) || owner === visitor) return
    try {
      await adoptAttempts({ records, papers, readings, strikes, sheets: sheetArea }, owner)
    } catch {
      // What is left stays where it is until the next look.
    }
  }

  async function list(owner: string): Promise<AttemptSummary[]> {
    await takeOver(owner)
    const kept = await records.entries(owner).catch(() => [])
    const found = new Map<string, AttemptSummary>()
    for (const [id, value] of kept) {
      const record = parseRecord(value)
      if (record) found.set(id, summaryOf(id, record))
    }
    for (const [name, attempt] of refused) {
      if (name === nameOf(owner, attempt.id)) found.set(attempt.id, summaryOf(attempt.id, recordOf(attempt)))
    }
    return [...found.values()].sort((a, b) => b.startedAt - a.startedAt)
  }

  async function load(owner: string, id: string): Promise<Attempt | null> {
    const remembered = refused.get(nameOf(owner, id))
    if (remembered) return remembered
    await takeOver(owner)
    return read(owner, id).catch(() => null)
  }

  return {
    /** Every attempt of `owner` that can be read, the latest first. Never throws. */
    list,

    /** One attempt; null when there is none or what is there cannot be used. Never throws. */
    load,

    /** Several at once, by their ids; those that cannot be used are left out. Never throws. */
    async loadMany(owner: string, ids: readonly string[]): Promise<Map<string, Attempt>> {
      if (ids.length === 0) return new Map()
      await takeOver(owner)
      const kept = await Promise.all([records.getMany(owner, ids), papers.getMany(owner, ids)]).catch(
        () => null,
      )
      const found = ids.flatMap((id, index) => {
        const attempt = refused.get(nameOf(owner, id)) ?? attemptFrom(id, kept?.[0][index], kept?.[1][index])
        return attempt ? [[id, attempt] as const] : []
      })
      return new Map(found)
    },

    /** The latest attempt of a test in that state and scope, as `load` gives it. Never throws. */
    async latest(
      owner: string,
      testKey: string,
      status: BegunSitting['status'],
      scope: AttemptScope = 'all',
    ): Promise<Attempt | null> {
      const kept = await list(owner)
      const found = kept.find(
        (attempt) => attempt.testKey === testKey && attempt.status === status && attempt.scope === scope,
      )
      return found ? load(owner, found.id) : null
    },

    /** Forgets an attempt that nobody has answered anything in. @throws when the device refuses. */
    async forget(owner: string, id: string): Promise<void> {
      refused.delete(nameOf(owner, id))
      await records.delete(owner, id)
      await Promise.all([papers, readings, strikes, sheetArea].map((area) => area.delete(owner, id)))
    },

    /** What has been struck out in an attempt: the options of each question, zero-based. Never throws. */
    async strikes(owner: string, id: string): Promise<Strikes> {
      const kept = await strikes.get(owner, id).catch(() => null)
      return strikesSchema.safeParse(kept).data ?? {}
    },

    /** Keeps what has been struck out; a device that refuses forgets it with the page. Never throws. */
    async keepStrikes(owner: string, id: string, struck: Strikes): Promise<void> {
      await strikes.setMany(owner, [[id, struck]]).catch(() => undefined)
    },

    /** The last reading of the attempt's clock on this device; null when there is none. Never throws. */
    async reading(owner: string, id: string): Promise<ClockReading | null> {
      const kept = await readings.get(owner, id).catch(() => null)
      return readingSchema.safeParse(kept).data ?? null
    },

    /** Keeps a reading of the attempt's clock; a device that refuses only loses exactness. Never throws. */
    async keepReading(owner: string, id: string, reading: ClockReading): Promise<void> {
      await readings.setMany(owner, [[id, reading]]).catch(() => undefined)
    },

    /** Keeps an attempt; the paper too when it is not the one that was kept last. @throws when the device refuses. */
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
