import { LimitError, RuleError, rethrowAt } from '../library/rule-error'
import { typeName } from '../library/type-names'
import { Unknown, type Value } from '../symbolic/unknown'
import type { Capture, Expression } from '../syntax/ast'
import type { Run } from './run'

/** A parameter or a `let` of a running function. */
export interface Cell {
  get(): Value
}

/** Where an expression is evaluated: the request, the wildcards' values, the locals of the function. */
export interface Frame {
  readonly run: Run
  readonly captures: ReadonlyMap<Capture, Value>
  readonly locals: readonly Cell[]
}

/** An expression ready to be evaluated, its names resolved. */
export abstract class Code {
  constructor(
    readonly node: Expression,
    /** How many expressions the services count for it, its parts apart. */
    readonly cost = 1,
  ) {}

  protected abstract evaluate(frame: Frame): Value

  /** @throws RuleError, with the place in the source, when the expression has no value. */
  value(frame: Frame): Value {
    try {
      frame.run.spend(this.cost)
      return this.evaluate(frame)
    } catch (error) {
      return rethrowAt(error, this.node)
    }
  }

  /** The value, which must be a bool. @throws RuleError otherwise. */
  truth(frame: Frame): boolean {
    const value = this.value(frame)
    if (typeof value === 'boolean') return value
    const error =
      value instanceof Unknown ? value.undecided() : new RuleError(`a bool is needed, not ${typeName(value)}`)
    return rethrowAt(error, this.node)
  }

  /** Called when the expression was false: the part of it that made it so. */
  culprit(_frame: Frame): Expression {
    return this.node
  }
}

/** The bool, or the error in its place; an exceeded limit is rethrown. */
export function attempt(code: Code, frame: Frame): boolean | RuleError {
  try {
    return code.truth(frame)
  } catch (error) {
    if (error instanceof RuleError && !(error instanceof LimitError)) return error
    throw error
  }
}
