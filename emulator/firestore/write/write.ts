/** One write of a commit, after parsing. */
import type { FieldPath } from '../names/field-path'
import type { WireFields, WireValue } from '../wire-value'

/** What must be true of the stored document; `updateTime` is in microseconds and may have a fraction. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: number } | null

export type TransformOperation =
  | { readonly kind: 'server-time' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: WireValue }
  | { readonly kind: 'append-missing' | 'remove-all'; readonly values: readonly WireValue[] }

export interface FieldTransform {
  readonly field: FieldPath
  readonly operation: TransformOperation
}

export type Write = { readonly path: string; readonly precondition: Precondition } & (
  | {
      readonly kind: 'set'
      readonly fields: WireFields
      /** Only these fields change (one that `fields` lacks is deleted); null replaces the whole document. */
      readonly mask: readonly FieldPath[] | null
      readonly transforms: readonly FieldTransform[]
    }
  | { readonly kind: 'delete' }
  /** Changes nothing; only its precondition counts. */
  | { readonly kind: 'verify' }
)
