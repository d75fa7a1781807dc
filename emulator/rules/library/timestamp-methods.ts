import type { RuleTimestamp } from '../values'
import { type Arguments, type Method, methods } from './arguments'
import { RuleError } from './rule-error'
import { durationOf, timestampOf, totalNanos } from './time'

const DAY_MILLIS = 86_400_000
const NANOS_PER_DAY = 86_400_000_000_000n
const NANOS_PER_MILLI = 1_000_000n

function calendar(time: RuleTimestamp): Date {
  return new Date(Number(time.seconds) * 1000)
}

function part(read: (date: Date) => number): Method<RuleTimestamp> {
  return { arity: 0, run: (self) => BigInt(read(calendar(self))) }
}

function midnight(time: RuleTimestamp): RuleTimestamp {
  const date = calendar(time)
  return timestampOf(BigInt(date.setUTCHours(0, 0, 0, 0)) * NANOS_PER_MILLI)
}

function dayOfYear(date: Date): number {
  const newYear = new Date(date)
  newYear.setUTCMonth(0, 1)
  return Math.floor((date.getTime() - newYear.getTime()) / DAY_MILLIS) + 1
}

/** Methods of timestamps, all in UTC; `seconds` and `nanos` are parts of the time of day, `toMillis` counts from 1970. */
export const timestampMethods = methods<RuleTimestamp>({
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  nanos: { arity: 0, run: (self) => BigInt(self.nanos) },
  // Monday is 1, Sunday is 7.
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  toMillis: { arity: 0, run: (self) => self.seconds * 1000n + BigInt(Math.floor(self.nanos / 1_000_000)) },
  date: { arity: 0, run: (self) => midnight(self) },
  time: { arity: 0, run: (self) => durationOf(totalNanos(self) - totalNanos(midnight(self))) },
})

function dateOf(args: Arguments): RuleTimestamp {
  const [year, month, day] = [Number(args.int(0)), Number(args.int(1)), Number(args.int(2))]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new RuleError(`there is no date ${year}-${month}-${day}`)
  }
  return timestampOf(BigInt(date.getTime() / DAY_MILLIS) * NANOS_PER_DAY)
}

/** `timestamp.date(year, month, day)` and `timestamp.value(epochMillis)`. */
export const timestampFunctions = methods<null>({
  date: { arity: 3, run: (_, args) => dateOf(args) },
  value: { arity: 1, run: (_, args) => timestampOf(args.int(0) * NANOS_PER_MILLI) },
})
