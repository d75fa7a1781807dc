/** Strings and ids in Firestore's order, which is that of their UTF-8 bytes. */

import type { StoredDocument } from '../stored-document'

/** UTF-16 puts surrogates below U+E000..U+FFFF; their characters sort above it in UTF-8. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000
}

export function compareUtf8(left: string, right: string): number {
  if (left === right) return 0
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a !== b) return rank(a) - rank(b)
  }
  return left.length - right.length
}

const NUMERIC_ID = /^__id(-?\d{1,19})__$/

/** Orders one segment of a path: ids such as `__id7__` are numbers and come first. No two are equal. */
function compareSegments(left: string, right: string): number {
  if (left === right) return 0
  if (!left.startsWith('__id') && !right.startsWith('__id')) return compareUtf8(left, right)
  const a = NUMERIC_ID.exec(left)?.[1]
  const b = NUMERIC_ID.exec(right)?.[1]
  if (a !== undefined && b !== undefined) return Number(BigInt(a) - BigInt(b)) || compareUtf8(left, right)
  if (a !== undefined) return -1
  if (b !== undefined) return 1
  return compareUtf8(left, right)
}

/** Orders two slash-separated paths segment by segment; a parent comes before what is below it. */
export function comparePaths(left: string, right: string): number {
  if (left === right) return 0
  const a = left.split('/')
  const b = right.split('/')
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const order = compareSegments(a[index] ?? '', b[index] ?? '')
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** What names a document. */
export type DocumentName = Pick<StoredDocument, 'path' | 'collection' | 'id'>

/** Orders documents by their names. */
export function compareDocuments(left: DocumentName, right: DocumentName): number {
  if (left.collection === right.collection) return compareSegments(left.id, right.id)
  return comparePaths(left.path, right.path)
}
