/**
 * What is for sale, read from stored documents: every screen and the endpoint that takes the money read it here, so that
 * what is shown is what is sold (spec sections 3, 7 and 9). Free of React, Firebase and path aliases, as the endpoint
 * runs it too.
 */
import * as z from 'zod/mini'
import { prices } from '../config/limits'
import { priceOf } from './price'
import {
  categoryFields,
  categoryOf,
  hasTitle,
  isMap,
  optionalFlag,
  optionalText,
  productIdText,
  stored,
  storedPrice,
  textsOf,
  titleFields,
  titlesOf,
} from './stored-fields'

/** `section_type` of a `categories` document that is a test series package. */
export const packageSection = 'Test_Series'

/** A name that documents and purchases are found by, which has to be in English, and its texts for people. */
export const storedName = z.pipe(
  stored((value) => ({ key: textsOf(isMap(value) ? value.en : value)[0] ?? '', texts: textsOf(value) })),
  z
    .object({ key: z.string(), texts: z.array(z.string()) })
    .check(z.refine(({ key }) => key !== '', 'is missing')),
)

const soldFields = {
  id: z.string(),
  name: storedName,
  productId: productIdText,
  price: storedPrice,
  isActive: optionalFlag,
}

export const storedPackage = z.object({ ...soldFields, section_type: optionalText })

/** A test series package. It cannot be bought without a product id: unlike a pack it has none of its own. */
export const packageOf = (raw: z.infer<typeof storedPackage>) => ({
  id: raw.id,
  /** In English; also what its `test_series` documents name as their category. */
  name: raw.name.key,
  ...titlesOf({ name: raw.name.texts }),
  productId: raw.productId,
  price: priceOf(raw.price, null, prices.testSeriesDefault),
  isActive: raw.isActive ?? true,
  /** False for a category of another section, which shares the collection. */
  isTestSeries: raw.section_type === null || raw.section_type === packageSection,
})

export const storedPack = z.object(soldFields)

/** Reads a pack. Its product id defaults to its own id. Every pack must be bought, so none is free. */
export const packOf = (raw: z.infer<typeof storedPack>) => ({
  id: raw.id,
  /** In English; also the name that its resources carry, and that a purchase is recorded under. */
  name: raw.name.key,
  ...titlesOf({ name: raw.name.texts }),
  productId: raw.productId ?? raw.id,
  price: priceOf(raw.price, true),
  isActive: raw.isActive ?? true,
})

export const resourceFields = { id: z.string(), ...titleFields, ...categoryFields, isActive: optionalFlag }

/** The fields by which a resource may name its pack. */
export const packNameFields = ['categoryName', 'category', 'subject'] as const

/** Whether a stored resource is on show in the pack of this name. A pack is on sale while it holds one (spec section 7). */
export function isInPack(resource: unknown, name: string): boolean {
  const { data } = z.object(resourceFields).check(hasTitle).safeParse(resource)
  return data !== undefined && data.isActive !== false && categoryOf(data) === name
}
