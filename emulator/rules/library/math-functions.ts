import type { RuleValue } from '../values'
import { type Arguments, methods } from './arguments'
import { convertToInt } from './conversions'

/** An int stays an int; the smallest int has no positive counterpart and stays itself. */
function magnitude(args: Arguments): RuleValue {
  const value = args.any(0)
  if (typeof value === 'bigint') return BigInt.asIntN(64, value < 0n ? -value : value)
  return Math.abs(args.float(0))
}

/** Halves go up; NaN becomes 0 and what is too large the largest int, as in `int()`. */
function round(args: Arguments): bigint {
  const value = args.any(0)
  return typeof value === 'bigint' ? value : convertToInt(Math.round(args.float(0)))
}

/** `math.*`. `ceil` and `floor` give floats; `round` gives an int. The services have no `isInfinite`. */
export const mathFunctions = methods<null>({
  abs: { arity: 1, run: (_, args) => magnitude(args) },
  ceil: { arity: 1, run: (_, args) => Math.ceil(args.float(0)) },
  floor: { arity: 1, run: (_, args) => Math.floor(args.float(0)) },
  round: { arity: 1, run: (_, args) => round(args) },
  sqrt: { arity: 1, run: (_, args) => Math.sqrt(args.float(0)) },
  pow: { arity: 2, run: (_, args) => args.float(0) ** args.float(1) },
  isNaN: { arity: 1, run: (_, args) => Number.isNaN(args.float(0)) },
})
