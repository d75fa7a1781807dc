/** What forms of the desk hold, and what comes back when one is saved. */
import type { WireFields } from '../../../emulator/firestore/wire-value'
import { isMap, textsOf } from '../../../src/domain/stored-fields'
import { isLanguage, type Language, languageCodes } from '../../../src/language/languages'
import { ChangedMeanwhile, type StoredVersion } from '../database'
import { jsonFields } from '../seed-json'
import { plainFields } from '../stored-form'

/** A text in one or several languages; English is needed where a document is found by it. */
export type Words = string | Partial<Record<Language, string>>

/** Versions of the documents that a form was read from, by path. Saving refuses when one has changed since. */
export type Versions = Readonly<Record<string, string>>

export interface FieldProblem {
  /** A warning does not stop a form. In a draft, errors of content are warnings too. */
  severity: 'error' | 'warning'
  /** Of the form: `title`, `tests[1].questions`; null when it is about all of it. */
  field: string | null
  message: string
}

export interface Saved {
  /** Also of a form that was refused, where the title gives one. */
  id: string
  problems: FieldProblem[]
  /** What the student will see, one sentence each. */
  shown: string[]
  /** Paths of documents; of a dry run or a refused form those that would be written. */
  created: string[]
  changed: string[]
  /** False: there are errors, it was a dry run, or everything was as the form says. */
  isWritten: boolean
  /** The entry of the audit list; null when nothing was written. */
  entry: string | null
}

export interface SaveOptions {
  /** Checks and compares, and writes nothing. */
  dryRun?: boolean
}

export const problem = (field: string | null, message: string): FieldProblem => ({
  severity: 'error',
  field,
  message,
})

export const englishOf = (words: Words): string => textsOf(isMap(words) ? words.en : words)[0] ?? ''

/** Trimmed, without blank languages; English alone is one text. Null when nothing is written. */
export function tidy(words: Words | null | undefined): Words | null {
  if (words === null || words === undefined) return null
  if (typeof words === 'string') return words.trim() || null
  const written = languageCodes.flatMap((code) => {
    const text = words[code]?.trim()
    return text ? [[code, text] as const] : []
  })
  const [first] = written
  if (!first) return null
  return written.length === 1 && first[0] === 'en' ? first[1] : Object.fromEntries(written)
}

/** A stored field as a form shows it. */
export function wordsIn(value: unknown): Words | null {
  if (!isMap(value)) return textsOf(value)[0] ?? null
  return tidy(
    Object.fromEntries(
      languageCodes.flatMap((code) => (typeof value[code] === 'string' ? [[code, value[code]]] : [])),
    ),
  )
}

/** Fields to be merged into a document: null takes away what is stored, and is left out where nothing is. */
export function merged(
  fields: Readonly<Record<string, unknown>>,
  stored: WireFields | undefined,
): Record<string, unknown> {
  const plain = stored ? plainFields(stored) : {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => (value ?? null) !== null || (plain[name] ?? null) !== null,
    ),
  )
}

/** Stored fields as `import` reads them. Of what JSON has no words for, none is in content. */
export const asWritten = (fields: WireFields) => jsonFields(fields, '', () => undefined)

export const versionsOf = (stored: ReadonlyMap<string, StoredVersion>): Versions =>
  Object.fromEntries([...stored].map(([path, { updateTime }]) => [path, updateTime]))

/** The fields but those of these names. */
export const without = (fields: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The languages that a document names; null when it names none. */
export const languagesIn = (value: unknown): Language[] | null => {
  const named = Array.isArray(value) ? value.filter(isLanguage) : []
  return named.length > 0 ? named : null
}

export const changedSince = 'Somebody else has changed this since you opened it. Open it again.'

/** @throws ChangedMeanwhile when a document is in another state than when the form was read */
export function demandUnchanged(read: Versions | undefined, now: Versions): void {
  const paths = Object.keys(read ?? {})
  if (paths.some((path) => read?.[path] !== now[path])) throw new ChangedMeanwhile(changedSince)
}
