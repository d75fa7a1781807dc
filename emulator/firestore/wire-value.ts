/** Firestore's values as they travel and as they are stored. */

/**
 * One value in proto3 JSON. Stored values are normal: lists and fields are present, integers are text, timestamps have
 * microseconds and end in Z, bytes are padded standard base64, references are full names.
 */
export type WireValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly WireValue[] } }
  | { readonly mapValue: { readonly fields: WireFields } }

export type WireFields = { readonly [name: string]: WireValue }

export const NULL_VALUE: WireValue = { nullValue: null }
