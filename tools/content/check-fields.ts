/** What the app's schemas would drop from a document, or silently take for something else. */
import * as z from 'zod/mini'
import { priceOf } from '../../src/domain/price'
import { similarity } from '../../src/domain/purchase/text-similarity'
import { isMap, textsOf } from '../../src/domain/stored-fields'
import { isLanguage, languageCodes } from '../../src/language/languages'
import { productionPolicy } from '../build/hosting-headers.mjs'
import { type FieldKind, fieldsOf, kindOfField, type Schema, wanted } from './field-kinds'
import { doubt, type Finding, fault } from './problem'

/** Folders of Storage that everybody may read (storage.rules). */
const publicFolders = /^(images|Carousel|public)\//

/** A stored document as the app meets it: plain values, timestamps as dates. */
export type AppDocument = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** True for a Storage path that the rules open to nobody, or only to buyers. */
export const isHidden = (address: string) => !/^https?:/i.test(address) && !publicFolders.test(address)

/** True when the field's schema makes less of the value than there is. Nought is what a number's absence means. */
function isLost(value: unknown, schema: Schema): boolean {
  // A schema keeps any price; what it means is for `priceOf` to say.
  if (kindOfField(schema) === 'price') return priceOf(value).kind === 'unreadable'
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) return true
  if (Array.isArray(parsed.data)) return !Array.isArray(value) || parsed.data.length < value.length
  if (parsed.data !== null && parsed.data !== undefined) return false
  return value !== 0 || kindOfField(schema) === 'flag'
}

/** Days and months in figures: nobody can tell 5 December from 12 May. */
const isDayInFigures = (text: string) => /^\s*\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{2,4}/.test(text)

const howToWriteDays = 'write the year first, 2026-12-05, or the name of the month, 5 Dec 2026.'

/** What the app reads, and the operator perhaps did not mean. */
function doubtful(name: string, kind: FieldKind, value: unknown): Finding[] {
  const shown = `"${String(value)}"`
  if (kind === 'date' && typeof value === 'string' && isDayInFigures(value))
    return [fault(name, `${shown} may be read as two different days; ${howToWriteDays}`)]
  if (kind === 'date' && typeof value === 'number')
    return [
      doubt(
        name,
        `${shown} is a number, which lists ordered by date put in a wrong place; ${howToWriteDays}`,
      ),
    ]
  // Read by the screens, but filters and orders of the database do not see it.
  return (kind === 'number' || kind === 'price') && typeof value === 'string'
    ? [doubt(name, `${shown} is a text; write the number without quotes.`)]
    : []
}

/** What the app would leave out of a text that may be `{ en, te, hi }`, and what a student would read in another language. */
export function checkTranslated(name: string, value: unknown): Finding[] {
  if (!isMap(value))
    return textsOf(value).length > 0
      ? []
      : [fault(name, `it is not ${wanted.translated}; the app would take it as absent.`)]
  const findings = Object.entries(value).flatMap(([code, text]) => {
    if (!isLanguage(code))
      return [fault(`${name}.${code}`, `it is none of the languages ${languageCodes.join(', ')}.`)]
    return typeof text === 'string' && text.trim() !== ''
      ? []
      : [fault(`${name}.${code}`, 'it is no text; leave out a language that there is no text for.')]
  })
  if (textsOf(value).length === 0) return [...findings, fault(name, 'there is no text in it.')]
  return 'en' in value
    ? findings
    : [...findings, doubt(name, 'it has no English, so other students are shown another language.')]
}

function checkField(name: string, value: unknown, schemas: readonly Schema[]): Finding[] {
  const readAs = schemas.map(kindOfField)
  const kind = readAs.find((one) => one !== 'any') ?? 'any'
  const questionable = doubtful(name, kind, value)
  if (questionable.some(({ severity }) => severity === 'error')) return questionable
  if (kind === 'translated') return checkTranslated(name, value)
  if (kind === 'translatedTexts' && Array.isArray(value))
    return value.flatMap((item: unknown, index) => checkTranslated(`${name}[${index}]`, item))
  if (kind === 'text' && isMap(value))
    return [fault(name, 'it is the same in every language: write one text, and no { en, te, hi }.')]
  if (schemas.some((schema) => isLost(value, schema))) {
    const outcome = kind === 'price' ? 'sells nothing for it' : 'would take it as absent'
    return [fault(name, `it is not ${wanted[kind]}; the app ${outcome}.`)]
  }
  // What some screen reads as a plain text is a file that a rule of its collection judges.
  if (
    kind === 'file' &&
    readAs.every((one) => one === 'file') &&
    typeof value === 'string' &&
    isHidden(value)
  ) {
    return [fault(name, `"${value}" lies in no public folder (images/, public/), so nobody could open it.`)]
  }
  return questionable
}

/** The known name that is most like this one, and how alike they are: 1 but for capitals, 0 for nothing in common. */
export function nearest(name: string, known: readonly string[]) {
  const lower = name.toLowerCase()
  return known
    .map((one) => ({ one, likeness: similarity(one.toLowerCase(), lower) }))
    .sort((a, b) => b.likeness - a.likeness)[0]
}

/** A field that no schema of the app reads, and the one that it is perhaps meant to be. */
export function unknownField(name: string, known: readonly string[], path = ''): Finding {
  const alike = nearest(name, known)
  const hint = alike && alike.likeness >= 0.7 ? ` Is it meant to be "${alike.one}"?` : ''
  return doubt(`${path}${name}`, `the app reads no such field.${hint}`)
}

/**
 * @param schemas every schema by which the app reads documents of this collection
 * @param alsoKnown fields that documents carry and no schema of the app reads
 */
export function checkFields(
  document: AppDocument,
  schemas: readonly Schema[],
  alsoKnown: readonly string[],
): Finding[] {
  const shapes = schemas.map(fieldsOf)
  const known = [...new Set([...shapes.flatMap((shape) => Object.keys(shape)), ...alsoKnown])]
  return Object.entries(document).flatMap(([name, value]) => {
    if (!known.includes(name)) return [unknownField(name, known)]
    const readers = shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? (shape[name] ?? []) : []))
    // A required field that is empty is told by the schema of the whole document.
    return isEmpty(value) ? [] : checkField(name, value, readers)
  })
}

/** The names under which documents, and the questions in them, hold a picture. */
const pictureNames = new Set(['imageUrl', 'image_url', 'image', 'thumbnailUrl', 'previewUrl'])

/** Pictures at hosts that the pages' Content-Security-Policy refuses, wherever in the document they stand. */
export function refusedPictures(value: unknown, name = ''): Finding[] {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return entries.flatMap(([key, inner]) => refusedPictures(inner, name === '' ? key : `${name}.${key}`))
  }
  const last = name.split('.').at(-1) ?? ''
  if (typeof value !== 'string' || !pictureNames.has(last) || !URL.canParse(value)) return []
  const { protocol, origin, host } = new URL(value)
  if (!/^https?:$/.test(protocol) || productionPolicy().get('img-src')?.includes(origin)) return []
  const message = `img-src of firebase.json does not allow ${host}, so pages show the logo (VITE_IMAGE_HOSTS).`
  return [doubt(name, message)]
}

/** Whether each schema takes the document at all; one that does not makes it unusable. */
export function checkDocument(document: AppDocument, id: string, schemas: readonly Schema[]): Finding[] {
  const issues = schemas.flatMap((schema) => z.safeParse(schema, { ...document, id }).error?.issues ?? [])
  const findings = issues.map((issue) => fault(issue.path.join('.') || null, issue.message))
  const told = new Set<string>()
  return findings
    .map((finding) => ({
      ...finding,
      message: `${readable(finding.message)}; the app would leave the document out.`,
    }))
    .filter(({ field, message }) => {
      const key = `${field} ${message}`
      return told.has(key) ? false : told.add(key)
    })
}

/** Zod's own words for a missing text are about its inner workings. */
function readable(message: string): string {
  return message.startsWith('Invalid input') ? 'it is missing or of the wrong kind' : `it ${message}`
}
