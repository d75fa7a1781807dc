/** What each of the three parts (documents, accounts, files) offers so that it can be kept on the disk. */
export interface KeptPart {
  /** The listener gets each change as JSON data that says how things are after it, so that applying it twice is harmless. */
  onChange(listener: (change: unknown) => void): void
  /** Makes a change of `onChange` again. @throws Error when it is none of this part. */
  apply(change: unknown): void
  /**
   * Everything as JSON text, in small pieces. What changes between two of them may be in it or not: whoever takes time
   * over it applies the changes since its beginning, too.
   */
  save(): Iterable<string>
  /** Replaces everything by what `save` gave, parsed. @throws Error when it is not that. */
  restore(data: unknown): void
}

/** A list as JSON text, item by item. */
export function* saveList(items: Iterable<unknown>): Iterable<string> {
  let before = '['
  for (const item of items) {
    yield before + JSON.stringify(item)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** What a part saves, whole. */
export function savedData(part: KeptPart): unknown {
  return JSON.parse([...part.save()].join(''))
}
