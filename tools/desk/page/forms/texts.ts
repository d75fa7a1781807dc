/** Texts in languages, as a form shows and saves them. */
import { isMap } from '@/domain/stored-fields'
import { scriptOf } from '@/domain/text-language'
import { type Language, languageCodes } from '@/language/languages'

export type Texts = Partial<Record<Language, string>>

/** A stored text; one that says no language is shown under the language of its letters. */
export function textsIn(value: unknown): Texts {
  if (typeof value === 'string') return value === '' ? {} : { [scriptOf(value)]: value }
  if (!isMap(value)) return {}
  return Object.fromEntries(
    languageCodes.flatMap((code) => (typeof value[code] === 'string' ? [[code, value[code]]] : [])),
  )
}

/** As it is stored: English alone is one text; null when nothing is written. */
export function storedTexts(texts: Texts): string | Texts | null {
  const written = languageCodes.flatMap((code) => (texts[code]?.trim() ? [[code, texts[code]] as const] : []))
  const [first] = written
  if (!first) return null
  return written.length === 1 && first[0] === 'en' ? first[1] : Object.fromEntries(written)
}

/** The text that comes first: English where there is one. */
export const firstText = (value: unknown): string => {
  const texts = textsIn(value)
  return texts.en ?? texts.te ?? texts.hi ?? ''
}
