import { RuleDuration, RuleTimestamp } from '../values'

export const NANOS_PER_SECOND = 1_000_000_000n

/** Nanoseconds since the epoch, or the length of a duration in nanoseconds. */
export function totalNanos(time: { seconds: bigint; nanos: number }): bigint {
  return time.seconds * NANOS_PER_SECOND + BigInt(time.nanos)
}

/** A duration of so many nanoseconds; seconds and nanos carry the same sign. */
export function durationOf(nanos: bigint): RuleDuration {
  return new RuleDuration(nanos / NANOS_PER_SECOND, Number(nanos % NANOS_PER_SECOND))
}

/** The timestamp so many nanoseconds after the epoch; its nanos are never negative. */
export function timestampOf(nanos: bigint): RuleTimestamp {
  const rest = nanos % NANOS_PER_SECOND
  const below = rest < 0n ? rest + NANOS_PER_SECOND : rest
  return new RuleTimestamp((nanos - below) / NANOS_PER_SECOND, Number(below))
}
