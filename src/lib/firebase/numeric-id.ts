/**
 * Stands in for `@firebase/webchannel-wrapper/bloom-blob` (see tools/build/lean-builds.ts): of its ten kilobytes, Firestore lite
 * needs one thing, to put numeric ids (`__id12__`) in order. 64-bit integers are the language's own by now.
 */
export class Integer {
  private constructor(private readonly value: bigint) {}

  /** @throws SyntaxError when `digits` is no whole number. */
  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits))
  }

  /** Negative, zero or positive, as this is less than, equal to or greater than `other`. */
  compare(other: Integer): number {
    return this.value < other.value ? -1 : Number(this.value > other.value)
  }
}
