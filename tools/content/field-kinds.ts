/** The fields that the app's schemas read, and what each of them wants: taken from the schemas themselves. */
import * as z from 'zod/mini'
import {
  optionalAmount,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  publicFile,
  requiredText,
  requiredTitle,
  storedPrice,
  textList,
  translatedText,
  translatedTexts,
  translatedTitle,
} from '../../src/content/fields'
import { storedName } from '../../src/domain/catalogue'

export type Schema = z.core.$ZodType

/** What a field wants to be; `any` is judged by its schema alone. A translated one may be `{ en, te, hi }`. */
export type FieldKind =
  | 'text'
  | 'translated'
  | 'translatedTexts'
  | 'number'
  | 'price'
  | 'flag'
  | 'date'
  | 'texts'
  | 'file'
  | 'any'

const kinds = new Map<Schema, FieldKind>([
  [optionalText, 'text'],
  [requiredText, 'text'],
  [translatedText, 'translated'],
  [translatedTitle, 'translated'],
  [requiredTitle, 'translated'],
  [storedName, 'translated'],
  [translatedTexts, 'translatedTexts'],
  [optionalNumber, 'number'],
  [optionalAmount, 'number'],
  [optionalFlag, 'flag'],
  [storedPrice, 'price'],
  [optionalDate, 'date'],
  [textList, 'texts'],
  [publicFile, 'file'],
])

export const wanted: Record<FieldKind, string> = {
  text: 'a text',
  translated: 'a text, or a text for each of the languages en, te, hi',
  number: 'a number',
  price: 'a price in rupees: 0, or 1 to 10,00,000 in whole paise',
  flag: 'true or false',
  date: 'a date',
  texts: 'a list of texts',
  translatedTexts: 'a list of texts',
  file: 'a Storage path or an http(s) address',
  any: 'anything that the app can read',
}

export function kindOfField(field: Schema): FieldKind {
  return kinds.get(field) ?? 'any'
}

/** The fields of a document's schema, whatever it makes of them afterwards. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  if (schema instanceof z.core.$ZodPipe) return fieldsOf(schema._zod.def.in)
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape
  throw new Error('A schema of a document is an object, or an object and what is made of it.')
}
