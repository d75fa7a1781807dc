import type { DeviceKind, OnDevice } from './device-copy'

/** Which documents bring parts into the account. A part that is in no write and not in `left` is there already. */
interface Plan<Part, Copy> {
  /** Each with the document as it is then, and the parts that the account has then. */
  readonly writes: ReadonlyArray<{ readonly copy: Copy; readonly parts: readonly Part[] }>
  /** Parts that no document takes now. */
  readonly left: readonly Part[]
}

/** The account's half of one kind of a student's own data. Every function throws AppError. */
export interface AccountKind<Part, Copy> {
  /** Whether the account has to be read; always by default. */
  readonly isDue?: (owner: string, device: OnDevice<Part, Copy>) => boolean
  /** The documents that changed since this device read them. @param keys only those */
  readonly read: (
    owner: string,
    device: OnDevice<Part, Copy>,
    keys: readonly string[] | null,
  ) => Promise<readonly Copy[]>
  /** Whether `read` returns all documents, so that a copy of any other one is deleted. */
  readonly readsAll?: boolean
  /** @param closed keys of documents that the account has refused during this sync */
  readonly plan: (
    parts: readonly Part[],
    copies: ReadonlyMap<string, Copy>,
    closed: ReadonlySet<string>,
  ) => Plan<Part, Copy> | Promise<Plan<Part, Copy>>
  readonly write: (owner: string, copy: Copy) => Promise<void>
  /** The document that another device has written, so that `write` of this copy is refused; null for none. */
  readonly find?: (owner: string, copy: Copy) => Promise<Copy | null>
  /** Whether a part that the account refuses for good is dropped. It stays pending by default. */
  readonly dropsRefused?: boolean
}

/**
 * The plan of a kind that has one document for each part.
 * @param after the document with the part in it; null when it is there already
 */
export function planEach<Part, Copy>(
  { keyOf }: DeviceKind<Part, Copy>,
  after: (part: Part, before: Copy | undefined) => Copy | null,
): AccountKind<Part, Copy>['plan'] {
  return (parts, copies, closed) => {
    const open = parts.filter((part) => !closed.has(keyOf(part)))
    const writes = open.flatMap((part) => {
      const copy = after(part, copies.get(keyOf(part)))
      return copy === null ? [] : [{ copy, parts: [part] }]
    })
    return { writes, left: parts.filter((part) => closed.has(keyOf(part))) }
  }
}
