/** The values of the rules language: int is bigint, float is number, maps are Map (no prototype keys). */

export class RuleTimestamp {
  constructor(
    /** Whole seconds since the epoch. */
    readonly seconds: bigint,
    /** 0 to 999,999,999. */
    readonly nanos: number,
  ) {}
}

export class RuleDuration {
  constructor(
    readonly seconds: bigint,
    readonly nanos: number,
  ) {}
}

export class RuleLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export class RuleBytes {
  constructor(readonly bytes: Uint8Array) {}
}

/** A path such as `/databases/(default)/documents/users/u1`, split into its segments. */
export class RulePath {
  constructor(readonly segments: readonly string[]) {}
}

/** A set keeps each value once; equality is the language's own, so it is a list with unique members. */
export class RuleSet {
  constructor(readonly members: readonly RuleValue[]) {}
}

export class RuleMapDiff {
  constructor(
    readonly left: RuleMap,
    readonly right: RuleMap,
  ) {}
}

export type RuleList = readonly RuleValue[]
export type RuleMap = ReadonlyMap<string, RuleValue>

export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng
  | RuleBytes
  | RulePath
  | RuleSet
  | RuleMapDiff
  | RuleList
  | RuleMap
