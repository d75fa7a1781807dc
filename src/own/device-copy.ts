import type * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

/** How one kind of a student's own data is named, merged and stored on the device. */
export interface DeviceKind<Part, Copy> {
  /** The device area of pending parts; copies of the account's documents are in `${area}-account`. */
  readonly area: string
  /** Names a part or a copy. Parts with the same key are merged into one. */
  readonly keyOf: (value: Part | Copy) => string
  /** The later wins; at a tie the greater. In whatever order and however often parts are merged, the outcome is the same. */
  readonly merge: (a: Part, b: Part) => Part
  /** Reads a stored part; null when it cannot be used. */
  readonly part: z.ZodMiniType<Part | null>
  readonly copy: z.ZodMiniType<Copy>
  /** A part as the device stores it; the part itself by default. */
  readonly write?: (part: Part) => unknown
}

/** What a device has of one owner. */
export interface OnDevice<Part, Copy> {
  /** What changed on this device and the account does not have yet, by key; all that a visitor has. */
  readonly pending: ReadonlyMap<string, Part>
  /** The account's documents as this device last read or wrote them, by key. */
  readonly copies: ReadonlyMap<string, Copy>
}

interface Memory<Part, Copy> {
  readonly pending: Map<string, Part>
  /** Instead of the stored copies; null while the device stores them. */
  copies: ReadonlyMap<string, Copy> | null
}

/** The key of an owner's copies: all of them are one entry. */
const copiesKey = 'all'

/**
 * The device's half of a student's own data. What the device refuses to store stays in memory until the page is closed. No
 * function throws.
 */
export function createDeviceCopy<Part, Copy>(kind: DeviceKind<Part, Copy>) {
  const pendingArea = createDeviceStore(kind.area, { atSignOut: 'forgotten' })
  const copyArea = createDeviceStore(`${kind.area}-account`, { atSignOut: 'forgotten' })
  const memories = new Map<string, Memory<Part, Copy>>()
  const write = kind.write ?? ((part: Part): unknown => part)
  const readPart = (value: unknown): Part | undefined => kind.part.safeParse(value).data ?? undefined
  const text = (part: Part) => JSON.stringify(write(part))

  function memoryOf(owner: string): Memory<Part, Copy> {
    const memory = memories.get(owner) ?? { pending: new Map(), copies: null }
    memories.set(owner, memory)
    return memory
  }

  function merged(parts: Iterable<Part>): Map<string, Part> {
    const byKey = new Map<string, Part>()
    for (const part of parts) {
      const known = byKey.get(kind.keyOf(part))
      byKey.set(kind.keyOf(part), known === undefined ? part : kind.merge(known, part))
    }
    return byKey
  }

  /** A stored value with a part of the same key. */
  function withStored(value: unknown, part: Part | undefined): Part | undefined {
    const stored = readPart(value)
    return stored === undefined || part === undefined ? (stored ?? part) : kind.merge(stored, part)
  }

  async function pendingOf(owner: string): Promise<Map<string, Part>> {
    const stored = await pendingArea.entries(owner).catch(() => [])
    return merged([
      ...stored.flatMap(([, value]) => readPart(value) ?? []),
      ...memoryOf(owner).pending.values(),
    ])
  }

  const byKey = (copies: readonly Copy[]) => new Map(copies.map((copy) => [kind.keyOf(copy), copy]))

  /** The copies of a stored list; one that cannot be used is left out. */
  const readCopies = (stored: unknown) =>
    byKey(Array.isArray(stored) ? stored.flatMap((one) => kind.copy.safeParse(one).data ?? []) : [])

  const copiesOf = async (owner: string) =>
    memoryOf(owner).copies ?? readCopies(await copyArea.get(owner, copiesKey).catch(() => null))

  return {
    keyOf: kind.keyOf,

    async read(owner: string): Promise<OnDevice<Part, Copy>> {
      const [pending, copies] = await Promise.all([pendingOf(owner), copiesOf(owner)])
      return { pending, copies }
    },

    /** @returns whether the device has stored the parts; if not, they are in memory */
    async add(owner: string, parts: readonly Part[]): Promise<boolean> {
      const { pending } = memoryOf(owner)
      const added = merged(parts)
      try {
        await pendingArea.update(owner, added.keys(), (key, value) => {
          const all = withStored(value, added.get(key))
          return all === undefined ? value : write(all)
        })
        return true
      } catch {
        for (const [key, part] of merged([...pending.values(), ...parts])) pending.set(key, part)
        return false
      }
    },

    /** Removes what the device refused to store under a key. */
    forget(owner: string, key: string): void {
      memoryOf(owner).pending.delete(key)
    },

    /** Removes pending parts that are in the account, or refused by it; a part that changed meanwhile stays. */
    async settle(owner: string, parts: readonly Part[]): Promise<void> {
      const { pending } = memoryOf(owner)
      const sent = merged(parts)
      const isSent = (key: string, value: unknown) => {
        const [known, part] = [withStored(value, pending.get(key)), sent.get(key)]
        return known !== undefined && part !== undefined && text(known) === text(part)
      }
      const settled = new Set<string>()
      try {
        await pendingArea.update(owner, sent.keys(), (key, value) => {
          if (!isSent(key, value)) return value
          settled.add(key)
          return undefined
        })
      } catch {
        // An entry that cannot be deleted is sent again, which changes nothing.
        for (const key of sent.keys()) if (isSent(key, undefined)) settled.add(key)
      }
      for (const key of settled) pending.delete(key)
    },

    /** @param replaces whether every other copy is deleted */
    async keepCopies(owner: string, copies: readonly Copy[], replaces = false): Promise<void> {
      const memory = memoryOf(owner)
      const after = (before: ReadonlyMap<string, Copy>) =>
        new Map([...(replaces ? [] : before), ...byKey(copies)])
      try {
        await copyArea.update(owner, [copiesKey], (_, stored) => [
          ...after(memory.copies ?? readCopies(stored)).values(),
        ])
        memory.copies = null
      } catch {
        memory.copies = after(await copiesOf(owner))
      }
    },
  }
}

export type DeviceCopy<Part, Copy> = ReturnType<typeof createDeviceCopy<Part, Copy>>
