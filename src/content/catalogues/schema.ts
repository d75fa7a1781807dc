import * as z from 'zod/mini'
import { readWithMoments } from '@/lib/moments'
import { optionalAmount, optionalDate, requiredText } from '../fields'
import { type ListedDocument, searchCatalogue } from './definitions'

/**
 * The most bytes of a part: every list reads the first one, which has the ten documents of most, and only long lists the
 * further ones. A search reads them all, so those are few and long. Firestore takes a mebibyte.
 */
export const partBytes = (name: string, number: number): number =>
  name === searchCatalogue ? 500_000 : ([8000, 24_000, 48_000, 200_000][number - 1] ?? 300_000)

/** The id of a part: the first one has the catalogue's own name. */
export const partId = (name: string, number: number): string => (number === 1 ? name : `${name}-${number}`)

/** The documents of a part as the SDK gives those of a collection; null when the text is something else. */
export function readDocuments(json: string): ListedDocument[] | null {
  try {
    const read = readWithMoments(json)
    return Array.isArray(read) ? read : null
  } catch {
    return null
  }
}

/** A `catalogues` document: a part of a catalogue. */
export const cataloguePartSchema = z.object({
  /** The same for all parts that were written together. */
  version: requiredText,
  /** How many parts there are. */
  parts: optionalAmount,
  /** The newest date of a catalogue that a date orders. */
  newest: optionalDate,
  documents: z.pipe(
    z.pipe(requiredText, z.transform(readDocuments)),
    z.custom<ListedDocument[]>((read) => read !== null, 'is no list of documents'),
  ),
})

export type CataloguePart = z.infer<typeof cataloguePartSchema>
