import * as z from 'zod/mini'
import { type BookMarks, noMarks } from '@/domain/reading/marks'
import { readMarks, writeMarks } from '@/domain/reading/marks-text'
import { createDeviceStore } from '@/lib/device/device-store'
import { type AccountMarks, accountMarksSchema } from './marks-repository'

/** What a device has of one book. */
export interface KeptMarks {
  readonly title: string
  readonly own: BookMarks
  /** What the account had when it was last asked or told; null before that, and for a visitor. */
  readonly account: AccountMarks | null
}

const keptSchema = z.object({
  title: z.string(),
  bookmarks: z.string(),
  notes: z.string(),
  account: z.nullable(accountMarksSchema),
})

/** Marks in books on this device. What the device refuses to keep stays in memory until the page is closed. */
export function createMarksStore() {
  const area = createDeviceStore('book-marks', { atSignOut: 'forgotten' })
  const inMemory = new Map<string, KeptMarks>()
  const nameOf = (owner: string, book: string) => `${owner} ${book}`

  return {
    /** Never throws. */
    async read(owner: string, book: string): Promise<KeptMarks> {
      const memory = inMemory.get(nameOf(owner, book))
      if (memory) return memory
      const { data } = keptSchema.safeParse(await area.get(owner, book).catch(() => null))
      if (!data) return { title: '', own: noMarks, account: null }
      return { title: data.title, own: readMarks(data), account: data.account }
    },

    /** Never throws. @returns whether the device has it; else it is in memory */
    async keep(owner: string, book: string, { title, own, account }: KeptMarks): Promise<boolean> {
      try {
        await area.setMany(owner, [[book, { title, ...writeMarks(own), account }]])
        inMemory.delete(nameOf(owner, book))
        return true
      } catch {
        inMemory.set(nameOf(owner, book), { title, own, account })
        return false
      }
    },

    /** The books of which something is kept. Never throws. */
    async books(owner: string): Promise<readonly string[]> {
      const kept = await area.entries(owner).catch(() => [])
      const memory = [...inMemory.keys()].filter((name) => name.startsWith(`${owner} `))
      return [
        ...new Set([...kept.map(([book]) => book), ...memory.map((name) => name.slice(owner.length + 1))]),
      ]
    },

    /** Never throws. */
    async forget(owner: string, book: string): Promise<void> {
      inMemory.delete(nameOf(owner, book))
      await area.delete(owner, book).catch(() => undefined)
    },
  }
}

export type MarksStore = ReturnType<typeof createMarksStore>
