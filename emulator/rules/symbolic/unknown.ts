import { UnconstrainedError } from '../library/rule-error'
import type { RuleValue } from '../values'

/**
 * Something that a query's filters leave open. Operations on it either have the same result for every document that
 * the query can return, or throw an `UnconstrainedError`; nothing is ever guessed.
 */
export abstract class Unknown {
  /** What it is, for messages: `resource.data.published`. */
  abstract readonly subject: string

  /** Does some filter mention it, though it does not settle the matter? */
  protected get isFiltered(): boolean {
    return false
  }

  /** The error of an operation that this leaves undecided. */
  undecided(): UnconstrainedError {
    return new UnconstrainedError(this.subject, this.isFiltered)
  }
}

/** What an expression can be: a value in the usual case, something open while a query is being proven. */
export type Value = RuleValue | Unknown

/** A field that no filter mentions; it may have any value and may not exist at all. */
export class UnknownField extends Unknown {
  constructor(readonly subject: string) {
    super()
  }
}

/** A value that certainly is one of a few. */
export class OneOf extends Unknown {
  constructor(
    readonly subject: string,
    readonly candidates: readonly RuleValue[],
  ) {
    super()
  }

  protected override get isFiltered(): boolean {
    return true
  }
}

/** One end of a range. */
export interface Bound {
  readonly value: RuleValue
  readonly inclusive: boolean
}

/** What is certain about a value that exists. */
export interface Facts {
  /** Name of its type, `number` for int or float; null when it can be anything. */
  readonly type: string | null
  readonly lower: Bound | null
  readonly upper: Bound | null
  /** Values that it does not equal. */
  readonly excluded: readonly RuleValue[]
  /** Values that it, being a list or a set, has among its members. */
  readonly contains: readonly RuleValue[]
}

export const NO_FACTS: Facts = { type: null, lower: null, upper: null, excluded: [], contains: [] }

/** A value that exists; only some facts about it are certain. */
export class UnknownValue extends Unknown {
  constructor(
    readonly subject: string,
    readonly facts: Facts,
  ) {
    super()
  }

  protected override get isFiltered(): boolean {
    const { lower, upper, excluded, contains } = this.facts
    return lower !== null || upper !== null || excluded.length > 0 || contains.length > 0
  }
}

/** A map with some certain keys; when `complete`, it has no others. */
export class PartialMap extends Unknown {
  constructor(
    readonly subject: string,
    readonly known: ReadonlyMap<string, Value>,
    readonly complete: boolean,
  ) {
    super()
  }
}

/** Stands for any number of path segments, none included. */
export const ANY_SEGMENTS = Symbol('any segments')

/** A segment of a document's name: its text, something open, or a gap of unknown length. */
export type PathItem = string | UnknownValue | typeof ANY_SEGMENTS

/** A path with open segments. */
export class PartialPath extends Unknown {
  constructor(
    readonly subject: string,
    readonly items: readonly PathItem[],
  ) {
    super()
  }
}
