import type { Span } from '../syntax/source-text'

/**
 * An evaluation that has no value: a missing key, a wrong type, a null in the way. `&&` and `||` absorb it when the
 * other side decides; at the top of an `allow` it counts as false.
 */
export class RuleError extends Error {
  override readonly name: string = 'RuleError'
  /** Where in the rules it happened; the innermost expression that had no value. */
  span: Span | null = null
}

/** The query's filters leave open what this expression would be for some document. */
export class UnconstrainedError extends RuleError {
  override readonly name = 'UnconstrainedError'

  constructor(subject: string, isFiltered = false) {
    super(`${subject} is not constrained ${isFiltered ? 'enough ' : ''}by the query`)
  }
}

/** A limit of the service is used up; the whole request is refused, nothing absorbs it. */
export class LimitError extends RuleError {
  override readonly name = 'LimitError'
}

/** Gives an error the place where it happened, unless an inner expression has done so, and throws it. */
export function rethrowAt(error: unknown, span: Span): never {
  if (error instanceof RuleError) error.span ??= span
  throw error
}
