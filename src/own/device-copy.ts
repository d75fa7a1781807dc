import { createDeviceStore } from '@/lib/device/device-store'

/** How one kind of a student's own data is stored on the device. */
export interface DeviceKind<Part, Copy> {
  /** The device area of what is pending; copies of the account's documents are in `${area}-account`. */
  readonly area: string
  /** Parts with the same key are merged into one. */
  readonly keyOf: (part: Part) => string
  /** The later wins; at a tie the greater. In whatever order and however often parts are merged, the outcome is the same. */
  readonly merge: (a: Part, b: Part) => Part
  readonly writePart: (part: Part) => unknown
  /** null for a value that cannot be used. */
  readonly readPart: (value: unknown) => Part | null
  /** null for a value that cannot be used. */
  readonly readCopy: (value: unknown) => Copy | null
}

/** What a device has of one owner. */
export interface OnDevice<Part, Copy> {
  /** What changed on this device and the account does not have yet, by key; all that a visitor has. */
  readonly pending: ReadonlyMap<string, Part>
  /** The account's documents as this device last read or wrote them, by id. */
  readonly copies: ReadonlyMap<string, Copy>
}

interface Memory<Part, Copy> {
  readonly pending: Map<string, Part>
  readonly copies: Map<string, Copy>
}

/**
 * The device's half of a student's own data. What the device refuses to store stays in memory until the page is closed. No
 * function throws.
 */
export function createDeviceCopy<Part, Copy extends { readonly id: string }>(kind: DeviceKind<Part, Copy>) {
  const pendingArea = createDeviceStore(kind.area, { atSignOut: 'forgotten' })
  const copyArea = createDeviceStore(`${kind.area}-account`, { atSignOut: 'forgotten' })
  const memories = new Map<string, Memory<Part, Copy>>()
  const text = (part: Part) => JSON.stringify(kind.writePart(part))

  function memoryOf(owner: string): Memory<Part, Copy> {
    const memory = memories.get(owner) ?? { pending: new Map(), copies: new Map() }
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
    const stored = kind.readPart(value) ?? undefined
    return stored === undefined || part === undefined ? (stored ?? part) : kind.merge(stored, part)
  }

  async function pendingOf(owner: string): Promise<Map<string, Part>> {
    const stored = await pendingArea.entries(owner).catch(() => [])
    return merged([
      ...stored.flatMap(([, value]) => kind.readPart(value) ?? []),
      ...memoryOf(owner).pending.values(),
    ])
  }

  async function copiesOf(owner: string): Promise<Map<string, Copy>> {
    const stored = await copyArea.entries(owner).catch(() => [])
    const copies = stored.flatMap(([, value]) => kind.readCopy(value) ?? [])
    return new Map([...copies.map((copy) => [copy.id, copy] as const), ...memoryOf(owner).copies])
  }

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
          return all === undefined ? value : kind.writePart(all)
        })
        return true
      } catch {
        for (const [key, part] of merged([...pending.values(), ...parts])) pending.set(key, part)
        return false
      }
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

    async keepCopies(owner: string, copies: readonly Copy[]): Promise<void> {
      const memory = memoryOf(owner).copies
      try {
        await copyArea.setMany(
          owner,
          copies.map((copy) => [copy.id, copy] as const),
        )
        for (const { id } of copies) memory.delete(id)
      } catch {
        for (const copy of copies) memory.set(copy.id, copy)
      }
    },
  }
}

export type DeviceCopy<Part, Copy extends { readonly id: string }> = ReturnType<
  typeof createDeviceCopy<Part, Copy>
>
