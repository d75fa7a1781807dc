/** Rows of a CSV file as documents: the first line names fields, the app's schemas say what a cell is. */
import { isMap } from '../../src/domain/stored-fields'
import { isLanguage } from '../../src/language/languages'
import type { CsvRow } from './csv'
import { type FieldKind, fieldsOf, kindOfField } from './field-kinds'
import type { Kind } from './kinds'

export interface Row {
  line: number
  fields: Record<string, unknown>
  /** Sentences about cells that cannot be read, by field. */
  faults: { field: string; message: string }[]
}

const indianDay = /^\d{4}-\d\d-\d\d$/
const indianMinute = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?$/

/** `2026-11-30` and `2026-11-30 09:00` are Indian time; another time says its offset. */
function timestampForm(cell: string): { $date: string } {
  if (indianDay.test(cell)) return { $date: `${cell}T00:00:00+05:30` }
  const minute = indianMinute.exec(cell)
  return { $date: minute ? `${minute[1]}T${minute[2]}${minute[3] ?? ':00'}+05:30` : cell }
}

/** @returns the value, or undefined for a cell that is none of its kind. */
function cellValue(cell: string, kind: FieldKind): unknown {
  if (kind === 'number' || kind === 'price') return Number.isFinite(Number(cell)) ? Number(cell) : undefined
  if (kind === 'flag') return /^(true|false)$/i.test(cell) ? cell.toLowerCase() === 'true' : undefined
  if (kind === 'texts' || kind === 'translatedTexts') {
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
  }
  return kind === 'date' ? timestampForm(cell) : cell
}

const complaints: Partial<Record<FieldKind, string>> = {
  number: 'is no number.',
  price: 'is no number.',
  flag: 'is neither true nor false.',
}

/** What a cell of each column is. A price or a date may be read by several schemas, under one kind. */
function columnKinds(kind: Kind): ReadonlyMap<string, FieldKind> {
  const fields = kind.schemas.flatMap((schema) => Object.entries(fieldsOf(schema)))
  const known = fields.map(([name, field]) => [name, kindOfField(field)] as const)
  const dates = ['createdAt', 'updatedAt', 'timestamp'].map((name) => [name, 'date'] as const)
  return new Map([...dates, ...known.filter(([, one]) => one !== 'any')])
}

/** `title_te`: the Telugu text of a field that may be in several languages; null for any other column. */
function translationOf(name: string, kinds: ReadonlyMap<string, FieldKind>) {
  const [, field = '', language = ''] = /^(.+)_(.+)$/.exec(name) ?? []
  return isLanguage(language) && kinds.get(field) === 'translated' ? { field, language } : null
}

/**
 * An empty cell is an absent field. Lists are written with `|` between their parts. A column `title_te` beside `title` holds
 * the same in Telugu.
 */
export function rowsOf(rows: readonly CsvRow[], kind: Kind): Row[] {
  const [head, ...body] = rows
  const names = (head?.cells ?? []).map((cell) => cell.trim())
  const kinds = columnKinds(kind)
  return body.map(({ line, cells }) => {
    const row: Row = { line, fields: {}, faults: [] }
    const translations: Array<[NonNullable<ReturnType<typeof translationOf>>, string]> = []
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      row.faults.push({ field: '', message: `the row has more cells than the first line has names.` })
    }
    for (const [index, name] of names.entries()) {
      const cell = cells[index]?.trim() ?? ''
      if (name === '' || cell === '') continue
      const translation = translationOf(name, kinds)
      if (translation) {
        translations.push([translation, cell])
        continue
      }
      const fieldKind = kinds.get(name) ?? 'any'
      const value = cellValue(cell, fieldKind)
      if (value === undefined)
        row.faults.push({ field: name, message: `"${cell}" ${complaints[fieldKind] ?? ''}` })
      else row.fields[name] = value
    }
    for (const [{ field, language }, text] of translations) {
      const known = row.fields[field]
      row.fields[field] = {
        ...(isMap(known) ? known : known === undefined ? {} : { en: known }),
        [language]: text,
      }
    }
    return row
  })
}
