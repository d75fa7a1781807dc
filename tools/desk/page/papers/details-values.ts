/** Fields of a test as its form shows them, and as they are stored. */
import { languages } from '@/domain/rich-text'
import { isMap } from '@/domain/stored-fields'
import type { Collection } from './paper-state'
import type { JsonObject } from './question-value'
import type { Words } from './words'

/** A title or description, which may be one text or one for each language. */
export function wordsIn(value: unknown): Words {
  if (typeof value === 'string') return { en: value }
  if (!isMap(value)) return {}
  return Object.fromEntries(
    languages.flatMap((code) => {
      const text = value[code]
      return typeof text === 'string' ? [[code, text]] : []
    }),
  )
}

/** English alone is one text; undefined when nothing is typed. */
export function storedWords(words: Words): string | Words | undefined {
  const typed = languages.flatMap((code) => {
    const text = words[code] ?? ''
    return text.trim() === '' ? [] : [[code, text] as const]
  })
  const [first] = typed
  if (!first) return undefined
  return typed.length === 1 && first[0] === 'en' ? first[1] : Object.fromEntries(typed)
}

export const typedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A number as it is stored; what is no number stays as it is typed, for the checks to say so. */
export const storedNumber = (typed: string): number | string | undefined => {
  const text = typed.trim()
  if (text === '') return undefined
  return Number.isFinite(Number(text)) ? Number(text) : text
}

/** The field that holds the minutes. */
export const minutesField = (collection: Collection) =>
  collection === 'quizzes' ? 'timeInMinutes' : 'duration'

export const minutesIn = (collection: Collection, fields: JsonObject) =>
  typedText(fields[minutesField(collection)] ?? fields.timeInMinutes ?? fields.timeLimit)

/** A map with a part of it changed; undefined when nothing is left of it. */
export function withPart(value: unknown, name: string, part: unknown): JsonObject | undefined {
  const next = Object.fromEntries(
    Object.entries({ ...(isMap(value) ? value : {}), [name]: part }).filter(([, one]) => one !== undefined),
  )
  return Object.keys(next).length > 0 ? next : undefined
}

export const partOf = (value: unknown, name: string): unknown => (isMap(value) ? value[name] : undefined)
