import * as z from 'zod/mini'
import { isMap, optionalAmount, optionalDate, requiredText } from '../fields'
import type { ListedDocument } from './definitions'

/** Bytes of a catalogue's first part, which every list reads, and of each further one, which only long lists read. */
export const partBytes = { first: 40_000, further: 300_000 } as const

/** The id of a part: the first one has the catalogue's own name. */
export const partId = (name: string, number: number): string => (number === 1 ? name : `${name}-${number}`)

/** How a moment is written in the JSON of a part. Firestore gives no field of a document such a name. */
export const momentKey = '__milliseconds__'

const momentOr = (value: unknown): unknown =>
  isMap(value) && typeof value[momentKey] === 'number' ? new Date(value[momentKey]) : value

const documents = z.array(z.looseObject({ id: z.string() }))

/** The documents of a part as the SDK gives those of a collection. @throws SyntaxError or ZodError for anything else */
function readDocuments(json: string): ListedDocument[] {
  return documents.parse(JSON.parse(json)).map((document) => ({
    ...Object.fromEntries(Object.entries(document).map(([field, value]) => [field, momentOr(value)])),
    id: document.id,
  }))
}

/** A `catalogues` document: a part of a catalogue. Its documents are read only where a list reaches them. */
export const cataloguePartSchema = z.pipe(
  z.object({
    /** The same for all parts that were written together. */
    version: requiredText,
    /** How many parts there are. */
    parts: optionalAmount,
    /** The newest date of a catalogue that a date orders. */
    newest: optionalDate,
    documents: requiredText,
  }),
  z.transform(({ version, parts, newest, documents: json }, context) => {
    try {
      return { version, parts: parts ?? 1, newest, documents: readDocuments(json) }
    } catch {
      context.issues.push({
        code: 'custom',
        path: ['documents'],
        message: 'is no list of documents',
        input: json,
      })
      return z.NEVER
    }
  }),
)

export type CataloguePart = z.infer<typeof cataloguePartSchema>
