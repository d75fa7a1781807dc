import { type Price, rupeesOf } from '@/domain/price'
import { languageNote } from '@/domain/text-language'
import type { TestSeriesPackage } from './categories/schema'
import type { PaidCategory } from './packs/schema'

/** A line of a price list: a test series or a pack. */
export interface Offer {
  /** The document's id, which its page's address carries. */
  id: string
  name: string
  description: string | null
  /** In which languages its tests or files are; null for the page's. */
  note: string | null
  /** Address of its picture. */
  image: string | null
  /** What a student is asked for; null when it cannot be bought now. */
  rupees: number | null
}

export const packageOffer = (item: TestSeriesPackage): Offer => ({
  id: item.id,
  name: item.title,
  description: item.description,
  note: languageNote(item.title, item.languages),
  image: item.image,
  rupees: item.productId === null ? null : rupeesOf(item.price),
})

/**
 * The price on a package's card; null shows none. A package without a product id is not for sale. A price of 0 shows none
 * either: the package may still have premium tests, and only its page knows.
 */
export const packageLabel = ({ productId, price }: TestSeriesPackage): Price | null =>
  price.kind === 'free' || (price.kind === 'price' && productId === null) ? null : price

export const packOffer = ({ id, title, languages, description, image, price }: PaidCategory): Offer => ({
  id,
  name: title,
  description,
  note: languageNote(title, languages),
  image,
  rupees: rupeesOf(price),
})
