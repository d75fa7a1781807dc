/** Schemas of what several forms of the desk have. */
import * as z from 'zod'
import { languageCodes } from '../../../src/language/languages'

export const words = z.union([z.string(), z.partialRecord(z.enum(languageCodes), z.string())])
export const versions = z.exactOptional(z.record(z.string(), z.string()))
export const languages = z.exactOptional(z.nullable(z.array(z.enum(languageCodes))))
export const id = z.object({ id: z.string().min(1) })

/** What packages and packs have in common. */
export const product = {
  id: z.nullable(z.string().min(1)),
  title: words,
  description: z.exactOptional(z.nullable(words)),
  price: z.nullable(z.number()),
  image: z.exactOptional(z.nullable(z.string())),
  languages,
  isActive: z.boolean(),
  versions,
}
