/** Texts of questions as an operator types them: in the notation of authors, one for each language. */
import {
  type Figure,
  type Formula,
  figuresOf,
  isTranslated,
  type Language,
  languages,
  plainText,
  type RichText,
  type Text,
} from '@/domain/rich-text'
import { scriptOf } from '@/domain/text-language'
import { textOf } from '../../../content/formats/notation'
import { writtenText } from '../../../content/formats/write-notation'

export type Words = Readonly<Partial<Record<Language, string>>>

/** What a typed text may name: pictures of its paper, and formulas that it had before. */
export interface Known {
  figures: readonly Figure[]
  formulas: ReadonlyMap<string, Formula>
}

/** A text that says no language is shown under the language of its letters. */
export function wordsOf(text: RichText | null): Words {
  if (text === null) return {}
  if (!isTranslated(text)) return { [scriptOf(plainText(text))]: writtenText(text) }
  return Object.fromEntries(
    languages.flatMap((language) => {
      const own = text[language]
      return own === undefined ? [] : [[language, writtenText(own)]]
    }),
  )
}

function formulasIn(value: unknown): Formula[] {
  if (Array.isArray(value)) return value.flatMap(formulasIn)
  if (typeof value !== 'object' || value === null) return []
  const isFormula = 'type' in value && value.type === 'formula' && 'tex' in value && 'mathml' in value
  // Read from a text of the paper, whose parser has checked it.
  return isFormula ? [value as Formula] : Object.values(value).flatMap(formulasIn)
}

export const knownIn = (texts: readonly RichText[], pictures: readonly Figure[] = []): Known => ({
  figures: [...texts.flatMap(figuresOf), ...pictures],
  formulas: new Map(formulasIn(texts).map((formula) => [formula.tex, formula])),
})

/** Formulas of a Word file are drawn better than their TeX says: those that were there stay. */
function withKnownFormulas<Value>(value: Value, { formulas }: Known): Value {
  if (Array.isArray(value))
    return value.map((one: unknown) => withKnownFormulas(one, { formulas, figures: [] })) as Value
  if (typeof value !== 'object' || value === null) return value
  if ('type' in value && value.type === 'formula' && 'tex' in value)
    return (formulas.get(String(value.tex)) as Value | undefined) ?? value
  const inner = Object.entries(value).map(([name, one]) => [
    name,
    withKnownFormulas<unknown>(one, { formulas, figures: [] }),
  ])
  return Object.fromEntries(inner) as Value
}

/** @throws Error with a sentence about what cannot be read */
function readTyped(written: string, known: Known): Text {
  const figure = (name: string, alt: string): Figure => {
    const found = known.figures.find(({ image }) => image === name)
    if (!found) throw new Error(`there is no picture "${name}": add it with the button`)
    return { ...found, alt: alt || found.alt }
  }
  return withKnownFormulas(textOf(written, figure), known)
}

/**
 * What was typed as a text; languages that were not touched stay as they are stored.
 * @param before the stored text
 * @returns null when nothing is typed
 * @throws Error with a sentence about what cannot be read
 */
export function textOfWords(words: Words, before: RichText | null, known: Known): RichText | null {
  const stored = wordsOf(before)
  const typed = languages.flatMap((language) => {
    const text = words[language] ?? ''
    return text.trim() === '' ? [] : [[language, text] as const]
  })
  const isSame =
    typed.length === Object.keys(stored).length && typed.every(([code, text]) => stored[code] === text)
  if (isSame) return before
  const read = typed.map(([language, text]): [Language, Text] => {
    const own = before !== null && isTranslated(before) ? before[language] : before
    const isKept = stored[language] === text && own !== null && own !== undefined && !isTranslated(own)
    return [language, isKept ? own : readTyped(text, known)]
  })
  const [first, second] = read
  if (!first) return null
  const wasTranslated = before !== null && isTranslated(before)
  return second || wasTranslated ? Object.fromEntries(read) : first[1]
}
