import { LimitError, RuleError } from '../library/rule-error'
import type { RuleValue } from '../values'
import { OneOf, Unknown, type Value } from './unknown'

/** Anything but a `OneOf`: what an operation sees after its operands have been taken apart. */
export type Operand = RuleValue | Exclude<Unknown, OneOf>

const MOST_COMBINATIONS = 64

function isOperand(value: Value): value is Operand {
  return !(value instanceof OneOf)
}

function combinations(values: readonly Value[]): Operand[][] {
  let rows: Operand[][] = [[]]
  for (const value of values) {
    const choices: readonly Operand[] = value instanceof OneOf ? value.candidates : [value]
    rows = rows.flatMap((row) => choices.map((choice) => [...row, choice]))
    if (rows.length > MOST_COMBINATIONS) throw undecided(values)
  }
  return rows
}

/** The error of an operation on `values` that their open ones leave undecided. */
function undecided(values: readonly Value[]): RuleError {
  return values.find((value) => value instanceof Unknown)?.undecided() ?? new RuleError('this is undecided')
}

/**
 * Applies `operation` to every combination of what the operands can be.
 * @returns its result if all agree, else a `OneOf` of the results.
 * @throws UnconstrainedError when it has a value for some combinations only; its own error when it has none for all.
 */
export function lift(
  values: readonly Value[],
  operation: (operands: readonly Operand[]) => RuleValue,
): Value {
  if (values.every(isOperand)) return operation(values)
  return liftChoices(values, operation)
}

function liftChoices(
  values: readonly Value[],
  operation: (operands: readonly Operand[]) => RuleValue,
): Value {
  const rows = combinations(values)
  const subject = values.find((value) => value instanceof Unknown)?.subject ?? ''
  const results: RuleValue[] = []
  const errors: RuleError[] = []
  for (const row of rows) {
    try {
      const result = operation(row)
      // Values that merely equal each other may still differ in type, as 1 and 1.0 do, so both are kept.
      if (!results.some((known) => Object.is(known, result))) results.push(result)
    } catch (error) {
      if (!(error instanceof RuleError) || error instanceof LimitError) throw error
      errors.push(error)
    }
  }
  const [firstError] = errors
  if (firstError !== undefined) {
    throw results.length === 0 ? firstError : undecided(values)
  }
  const [result] = results
  return results.length === 1 && result !== undefined ? result : new OneOf(subject, results)
}

/** For operations that need closed operands. @throws UnconstrainedError when one is open. */
export function closed(operands: readonly Operand[]): RuleValue[] {
  return operands.map((operand) => {
    if (operand instanceof Unknown) throw operand.undecided()
    return operand
  })
}
