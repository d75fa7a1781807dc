import * as z from 'zod/mini'
import type { IndiaDay } from '@/domain/india-day'
import { createDeviceStore } from '@/lib/device/device-store'

const days = createDeviceStore('quiz-days', { atSignOut: 'forgotten' })
const waiting = createDeviceStore('quiz-days-waiting', { atSignOut: 'forgotten' })

const known = 'known'
const daysSchema = z.array(z.number())

/** What this device keeps of a student's days. No function throws: a device that keeps nothing asks the account again. */
export const daysOnDevice = {
  /** The days that the account had when it was last asked; null when it has not been. */
  async known(owner: string): Promise<ReadonlySet<IndiaDay> | null> {
    const parsed = daysSchema.safeParse(await days.get(owner, known).catch(() => undefined))
    return parsed.success ? new Set(parsed.data) : null
  },

  async keep(owner: string, all: ReadonlySet<IndiaDay>): Promise<void> {
    await days.setMany(owner, [[known, [...all]]]).catch(() => undefined)
  },

  /**
   * Says that a quiz which was just taken is to be counted when the account can be reached; each attempt does so once.
   * @returns whether it still is to be
   */
  async wait(owner: string, attemptId: string): Promise<boolean> {
    const state = await waiting.get(owner, attemptId).catch(() => 'unknown')
    if (state === undefined) await waiting.setMany(owner, [[attemptId, 'waiting']]).catch(() => undefined)
    return state !== 'counted'
  },

  async waits(owner: string): Promise<boolean> {
    const entries = await waiting.entries(owner).catch(() => [])
    return entries.some(([, state]) => state === 'waiting')
  },

  /** The account has counted what waited. */
  async settle(owner: string): Promise<void> {
    const entries = await waiting.entries(owner).catch(() => [])
    await waiting
      .setMany(
        owner,
        entries.map(([id]) => [id, 'counted']),
      )
      .catch(() => undefined)
  },
}
