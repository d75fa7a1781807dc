/** A change could not be stored, for instance because the disk is full. It is reverted in memory. */
export class NotStoredError extends Error {}

/** One entry that has changed in memory. */
export interface EntryChange {
  readonly key: string
  /** Encodes what the store holds under the key from now on; null removes the key. */
  readonly encode: (() => string | Buffer) | null
  /** Reverts the change in memory. */
  readonly undo: () => void
}

/** A part of the backend that is stored entry by entry: documents, accounts or files. */
export interface StoredPart {
  /** Kinds of its entries: the text of a key before the first slash. */
  readonly kinds: readonly string[]
  /** The listener gets each change of memory at once. Changes made in the same turn are stored together or not at all. */
  onChange(listener: (change: EntryChange) => void): void
  /** Puts a stored entry into memory. @throws Error when it is not an entry of this part. */
  load(kind: string, value: Buffer): void
}
