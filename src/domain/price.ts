/** The price of an item, for the screens, the content tool and the payment endpoint (spec sections 3, 6, 9). */
export type Price =
  | { readonly kind: 'free' }
  /** Paid, without a price of its own. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'price'; readonly rupees: number }
  /** The document's price is a mistake: the item is neither free nor for sale. */
  | { readonly kind: 'unreadable' }

const maxRupees = 1_000_000

/**
 * Converts rupees to whole paise (the provider's unit; spec section 9: price times 100). Null for an amount that cannot be
 * charged: not finite, below one rupee, above ten lakh, or with a fraction of a paisa.
 */
export function paiseOf(rupees: number): number | null {
  if (!(rupees >= 1 && rupees <= maxRupees)) return null
  const paise = Math.round(rupees * 100)
  // 130.1 * 100 is 13009.999999999998: a whole number of paise, apart from floating-point error.
  return Math.abs(rupees * 100 - paise) < 1e-6 ? paise : null
}

/**
 * Reads the price of a document:
 *
 * | stored price                                        | isPaid | price             |
 * | --------------------------------------------------- | ------ | ----------------- |
 * | absent, null or blank, with a `defaultPrice`        | any    | the default price |
 * | absent, null or blank                               | true   | paid              |
 * | absent, null or blank                               | else   | free              |
 * | 0                                                   | true   | paid              |
 * | 0                                                   | else   | free              |
 * | 1 to 10 lakh in whole paise, also as text           | any    | that price        |
 * | anything else (negative, a word, 0.5)               | any    | unreadable        |
 *
 * @param stored the document's `price`, unparsed
 * @param defaultPrice rupees, for test series packages without a price
 */
export function priceOf(stored: unknown, isPaid: boolean | null = null, defaultPrice?: number): Price {
  const text = typeof stored === 'string' ? stored.trim() : stored
  const withoutPrice: Price = isPaid ? { kind: 'paid' } : { kind: 'free' }
  if (text === undefined || text === null || text === '') {
    return defaultPrice === undefined ? withoutPrice : { kind: 'price', rupees: defaultPrice }
  }
  const rupees = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  if (rupees === 0) return withoutPrice
  return paiseOf(rupees) === null ? { kind: 'unreadable' } : { kind: 'price', rupees }
}

/** Whether an item needs a login, and a purchase where it is sold (spec section 6). */
export const isPaid = (price: Price): boolean => price.kind !== 'free'

/** The rupees to charge; null for a free item and for one without a usable price. */
export const rupeesOf = (price: Price): number | null => (price.kind === 'price' ? price.rupees : null)
