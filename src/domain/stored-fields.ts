/**
 * The fields of stored documents, as every schema reads them: they hold nulls, numbers written as text and texts written
 * as numbers. A wrong optional value counts as absent; a wrong required one makes the document unusable. Dates and files,
 * which need Firebase, are added in src/content/fields.ts.
 */
import * as z from 'zod/mini'
import { type Language, language, languageCodes } from '../language/languages'

// Optional, because zod takes a key that is absent for a fault otherwise, whatever the rest of the pipe makes of it.
export const anything = z.optional(z.unknown())

/** A field of any form, as `read` makes sense of it. */
export const stored = <Read>(read: (value: unknown) => Read) => z.pipe(anything, z.transform(read))

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string | null {
  const written = Number.isFinite(value) || typeof value === 'boolean' ? String(value) : value
  return typeof written === 'string' && written.trim() ? written.trim() : null
}

/** A text, trimmed, also written as a number or a boolean; null when absent or blank. */
export const optionalText = stored(textOf)

/**
 * What a field that people read says (docs/decisions/073): one text, or `{ en, te, hi }`. The first is for the student: in
 * the page's language, else in English, else in any.
 */
export function textsOf(value: unknown, wanted: Language = language): string[] {
  const values = isMap(value) ? [wanted, ...languageCodes].map((code) => value[code]) : [value]
  return [...new Set(values.flatMap((one) => textOf(one) ?? []))]
}

/** A text that people read, in the language for this page; null when absent or blank. */
export const translatedText = stored((value) => textsOf(value)[0] ?? null)

/** A title in all its languages, the one for this page first. */
export const translatedTitle = stored((value) => textsOf(value))

/** A text that must be there and not be blank. */
export const requiredText = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).trim()),
  ),
  z.string().check(z.minLength(1, 'is empty')),
)

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A finite number, also written as text; null otherwise. */
export const optionalNumber = stored(numberOf)

/** A positive number, also written as text; null when absent, zero or anything else. */
export const optionalAmount = stored((value) => {
  const number = numberOf(value)
  return number !== null && number > 0 ? number : null
})

/** A switch; null when absent or no boolean, so that each schema names its own default. */
export const optionalFlag = stored((value) => (typeof value === 'boolean' ? value : null))

/** A product id, exactly as stored, because documents are found by it; null for a number or a text with blanks around it. */
export const productIdText = stored((value) =>
  typeof value === 'string' && value !== '' && value.trim() === value ? value : null,
)

/** A price, as it stands: what it means is for `priceOf` to say. */
export const storedPrice = z.optional(z.unknown())

/** A list of texts; what is no text is dropped, and anything but a list is an empty one. */
export const textList = stored((value) =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && item.trim() !== '')
    : [],
)

/** A title that must be there. */
export const requiredTitle = z.pipe(translatedTitle, z.array(z.string()).check(z.minLength(1, 'is missing')))

/** A list of texts that people read, each in the language for this page. */
export const translatedTexts = stored((value) =>
  Array.isArray(value) ? value.flatMap((item) => textsOf(item)[0] ?? []) : [],
)

/** A title under every name that it has had (spec section 3); one of them must be there (`hasTitle`). */
export const titleFields = { heading: translatedTitle, title: translatedTitle, name: translatedTitle }

export type Titled = { readonly [Name in keyof typeof titleFields]?: readonly string[] }

/** The title of a document that `hasTitle` has let pass, and the same in other languages, which the search finds too. */
export function titlesOf({ heading = [], name = [], title = [] }: Titled): {
  title: string
  otherTitles?: string
} {
  const [first = '', ...others] = [heading, name, title].find(({ length }) => length > 0) ?? []
  return { title: first, ...(others.length > 0 && { otherTitles: others.join(' · ') }) }
}

export const titleOf = (raw: Titled): string => titlesOf(raw).title

/** The check of a schema whose documents are of no use without a title. */
export const hasTitle = z.refine<Titled>((raw) => titleOf(raw) !== '', {
  path: ['title'],
  error: 'is missing',
})

/** A category under every name that it has had; the content tool tells where two of them differ. */
export const categoryFields = { category: optionalText, categoryName: optionalText, subject: optionalText }

export const categoryOf = (raw: Record<keyof typeof categoryFields, string | null>): string | null =>
  raw.categoryName ?? raw.category ?? raw.subject
