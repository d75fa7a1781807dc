import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  type RuleList,
  type RuleMap,
  RuleSet,
  type RuleValue,
} from '../values'
import { RuleError } from './rule-error'
import { isList, isMap, typeName } from './type-names'

/** The arguments of one call of a built-in function; each reader throws a RuleError on the wrong type. */
export class Arguments {
  constructor(
    /** Name of the function, for messages. */
    readonly call: string,
    readonly values: readonly RuleValue[],
  ) {}

  any(at: number): RuleValue {
    return this.values[at] ?? null
  }

  string(at: number): string {
    const value = this.any(at)
    return typeof value === 'string' ? value : this.#refuse(at, 'a string')
  }

  int(at: number): bigint {
    const value = this.any(at)
    return typeof value === 'bigint' ? value : this.#refuse(at, 'an int')
  }

  /** A float, or an int turned into one. */
  float(at: number): number {
    const value = this.any(at)
    return typeof value === 'number' || typeof value === 'bigint'
      ? Number(value)
      : this.#refuse(at, 'a number')
  }

  list(at: number): RuleList {
    const value = this.any(at)
    return isList(value) ? value : this.#refuse(at, 'a list')
  }

  set(at: number): RuleSet {
    const value = this.any(at)
    return value instanceof RuleSet ? value : this.#refuse(at, 'a set')
  }

  /** The members of a list or a set. */
  members(at: number): RuleList {
    const value = this.any(at)
    if (value instanceof RuleSet) return value.members
    return isList(value) ? value : this.#refuse(at, 'a list or a set')
  }

  map(at: number): RuleMap {
    const value = this.any(at)
    return isMap(value) ? value : this.#refuse(at, 'a map')
  }

  duration(at: number): RuleDuration {
    const value = this.any(at)
    return value instanceof RuleDuration ? value : this.#refuse(at, 'a duration')
  }

  latlng(at: number): RuleLatLng {
    const value = this.any(at)
    return value instanceof RuleLatLng ? value : this.#refuse(at, 'a latlng')
  }

  /** Bytes, or the UTF-8 encoding of a string. */
  bytes(at: number): Uint8Array {
    const value = this.any(at)
    if (value instanceof RuleBytes) return value.bytes
    return typeof value === 'string' ? new TextEncoder().encode(value) : this.#refuse(at, 'bytes or a string')
  }

  #refuse(at: number, wanted: string): never {
    throw new RuleError(`${this.call}() takes ${wanted}, not ${typeName(this.any(at))}`)
  }
}

/** A built-in method: how many arguments it takes, and what it does with its receiver and them. */
export interface Method<Self> {
  readonly arity: number
  readonly run: (self: Self, args: Arguments) => RuleValue
}

export type MethodTable<Self> = ReadonlyMap<string, Method<Self>>

/** Builds a table whose keys are exactly the names given, so that `constructor` is no method. */
export function methods<Self>(entries: Record<string, Method<Self>>): MethodTable<Self> {
  return new Map(Object.entries(entries))
}

/** Calls `method`. @throws RuleError on a wrong number of arguments. */
export function callMethod<Self>(
  method: Method<Self>,
  call: string,
  self: Self,
  values: readonly RuleValue[],
): RuleValue {
  if (values.length !== method.arity) {
    throw new RuleError(`${call}() takes ${method.arity} arguments, not ${values.length}`)
  }
  return method.run(self, new Arguments(call, values))
}
