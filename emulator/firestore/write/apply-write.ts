/** What one write makes of one document. */
import { isDeepStrictEqual } from 'node:util'
import { requestTime } from '../clock'
import { splitPath } from '../names/resource-name'
import type { StoredDocument } from '../stored-document'
import { fieldAt, withField, withoutField } from '../values/field-access'
import { formatMicros } from '../values/timestamp'
import type { WireFields, WireValue } from '../wire-value'
import { applyTransform } from './transforms'
import type { Write } from './write'

export interface AppliedWrite {
  readonly after: StoredDocument | null
  /** One result for each transform of the write, in its order. */
  readonly transformResults: readonly WireValue[]
}

type SetWrite = Extract<Write, { kind: 'set' }>

function mergedFields(before: WireFields, write: SetWrite): WireFields {
  if (write.mask === null) return write.fields
  let fields = before
  for (const path of write.mask) {
    const value = fieldAt(write.fields, path)
    fields = value ? withField(fields, path, value) : withoutField(fields, path)
  }
  return fields
}

function applySet(before: StoredDocument | null, write: SetWrite, time: number): AppliedWrite {
  let fields = mergedFields(before?.fields ?? {}, write)
  const serverTime = formatMicros(requestTime(time))
  const transformResults: WireValue[] = []
  for (const { field, operation } of write.transforms) {
    const { value, result } = applyTransform(operation, fieldAt(fields, field), serverTime)
    fields = withField(fields, field, value)
    transformResults.push(result)
  }
  if (before && isDeepStrictEqual(before.fields, fields)) return { after: before, transformResults }
  const after = {
    path: write.path,
    ...splitPath(write.path),
    fields,
    createTime: before?.createTime ?? time,
    updateTime: time,
  }
  return { after, transformResults }
}

/**
 * Applies a write without looking at its precondition. A write that changes nothing gives the very same document back,
 * update time included.
 * @param time The commit's time in microseconds.
 */
export function applyWrite(before: StoredDocument | null, write: Write, time: number): AppliedWrite {
  if (write.kind === 'set') return applySet(before, write, time)
  return { after: write.kind === 'delete' ? null : before, transformResults: [] }
}
