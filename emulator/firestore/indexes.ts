/** Reads firestore.indexes.json, the file that the official tools deploy. */
import { isJsonObject, type JsonObject } from '../request-fields'
import { formatFieldPath, parseFieldPath } from './names/field-path'

export type IndexMode = 'ASC' | 'DESC' | 'CONTAINS'
export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP'

export interface IndexField {
  /** The field path as text, quoted where it must be. */
  readonly field: string
  readonly mode: IndexMode
}

export interface CompositeIndex {
  readonly collectionGroup: string
  readonly scope: IndexScope
  /** Ends with `__name__`, in the direction of the field before it unless the file says another. */
  readonly fields: readonly IndexField[]
}

/** Replaces the automatic single-field indexes of one field, or of all fields for `*`. */
export interface FieldOverride {
  readonly collectionGroup: string
  readonly field: string
  readonly indexes: ReadonlyArray<{ readonly mode: IndexMode; readonly scope: IndexScope }>
}

export interface IndexDefinitions {
  readonly composites: readonly CompositeIndex[]
  readonly overrides: readonly FieldOverride[]
}

const fault = (what: string) => new Error(`firestore.indexes.json: ${what}`)

function entry(value: unknown, where: string): JsonObject {
  if (!isJsonObject(value)) throw fault(`${where} must be an object`)
  return value
}

function entries(parent: JsonObject, key: string, where: string): JsonObject[] {
  const list = parent[key] ?? []
  if (!Array.isArray(list)) throw fault(`${where}${key} must be a list`)
  return list.map((item, index) => entry(item, `${where}${key}[${index}]`))
}

function text(parent: JsonObject, key: string, where: string): string {
  const value = parent[key]
  if (typeof value !== 'string' || value === '') throw fault(`${where}.${key} must be a text`)
  return value
}

function modeOf(item: JsonObject, where: string): IndexMode {
  if (item.order === 'ASCENDING') return 'ASC'
  if (item.order === 'DESCENDING') return 'DESC'
  if (item.arrayConfig === 'CONTAINS') return 'CONTAINS'
  throw fault(`${where} needs order ASCENDING or DESCENDING, or arrayConfig CONTAINS`)
}

function scopeOf(item: JsonObject, where: string): IndexScope {
  const scope = item.queryScope ?? 'COLLECTION'
  if (scope === 'COLLECTION' || scope === 'COLLECTION_GROUP') return scope
  throw fault(`${where}.queryScope must be COLLECTION or COLLECTION_GROUP`)
}

function withName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1)
  if (last?.field === '__name__') return fields
  return [...fields, { field: '__name__', mode: last?.mode === 'DESC' ? 'DESC' : 'ASC' }]
}

function composite(item: JsonObject, position: number): CompositeIndex {
  const where = `indexes[${position}]`
  const fields = entries(item, 'fields', `${where}.`).map((field, index) => ({
    field: formatFieldPath(parseFieldPath(text(field, 'fieldPath', `${where}.fields[${index}]`))),
    mode: modeOf(field, `${where}.fields[${index}]`),
  }))
  return {
    collectionGroup: text(item, 'collectionGroup', where),
    scope: scopeOf(item, where),
    fields: withName(fields),
  }
}

function override(item: JsonObject, position: number): FieldOverride {
  const where = `fieldOverrides[${position}]`
  const field = text(item, 'fieldPath', where)
  return {
    collectionGroup: text(item, 'collectionGroup', where),
    field: field === '*' ? field : formatFieldPath(parseFieldPath(field)),
    indexes: entries(item, 'indexes', `${where}.`).map((index) => ({
      mode: modeOf(index, where),
      scope: scopeOf(index, where),
    })),
  }
}

/** @throws Error that says where the file is wrong. */
export function parseIndexes(content: string): IndexDefinitions {
  const file = entry(JSON.parse(content), 'the file')
  return {
    composites: entries(file, 'indexes', '').map(composite),
    overrides: entries(file, 'fieldOverrides', '').map(override),
  }
}
