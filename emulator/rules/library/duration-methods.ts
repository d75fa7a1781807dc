import type { RuleDuration } from '../values'
import { type Arguments, methods } from './arguments'
import { RuleError } from './rule-error'
import { durationOf, NANOS_PER_SECOND, totalNanos } from './time'

/** Nanoseconds in each unit that `duration.value` knows. */
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
])

/** Methods of durations: whole seconds, and the nanoseconds beyond them. */
export const durationMethods = methods<RuleDuration>({
  seconds: { arity: 0, run: (self) => self.seconds },
  nanos: { arity: 0, run: (self) => BigInt(self.nanos) },
})

function fromUnit(args: Arguments): RuleDuration {
  const unit = UNITS.get(args.string(1))
  if (unit === undefined) throw new RuleError(`'${args.string(1)}' is not a unit of time`)
  return durationOf(args.int(0) * unit)
}

function fromParts(args: Arguments): RuleDuration {
  const seconds = args.int(0) * 3_600n + args.int(1) * 60n + args.int(2)
  return durationOf(seconds * NANOS_PER_SECOND + args.int(3))
}

function magnitude(duration: RuleDuration): RuleDuration {
  const nanos = totalNanos(duration)
  return durationOf(nanos < 0n ? -nanos : nanos)
}

/** `duration.value(2, 'h')`, `duration.time(hours, minutes, seconds, nanos)` and `duration.abs(d)`. */
export const durationFunctions = methods<null>({
  value: { arity: 2, run: (_, args) => fromUnit(args) },
  time: { arity: 4, run: (_, args) => fromParts(args) },
  abs: { arity: 1, run: (_, args) => magnitude(args.duration(0)) },
})
