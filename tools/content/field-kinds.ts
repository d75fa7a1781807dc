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
  storedPrice,
  textList,
} from '../../src/content/fields'

export type Schema = z.core.$ZodType

/** What a field wants to be; `any` is judged by its schema alone. */
export type FieldKind = 'text' | 'number' | 'price' | 'flag' | 'date' | 'texts' | 'file' | 'any'

const kinds = new Map<Schema, FieldKind>([
  [optionalText, 'text'],
  [requiredText, 'text'],
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
  number: 'a number',
  price: 'a price in rupees: 0, or 1 to 10,00,000 in whole paise',
  flag: 'true or false',
  date: 'a date',
  texts: 'a list of texts',
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
