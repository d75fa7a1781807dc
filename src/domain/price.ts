/** What a thing costs, for screens, for the content tool and for the endpoint that takes the money (spec sections 3, 6, 9). */
export type Price =
  | { readonly kind: 'free' }
  /** Known to be paid, without a price of its own. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'price'; readonly rupees: number }
  /** The document's price is a mistake: nobody gets it for nothing, and nobody is charged. */
  | { readonly kind: 'unreadable' }

const maxRupees = 1_000_000

/**
 * Rupees as whole paise (the provider's unit; spec section 9: price times 100), or null when nobody can be charged that:
 * not finite, under one rupee, over ten lakh, or finer than a paisa.
 */
export function paiseOf(rupees: number): number | null {
  if (!(rupees >= 1 && rupees <= maxRupees)) return null
  const paise = Math.round(rupees * 100)
  // 130.1 * 100 is 13009.999999999998: a whole number of paise up to the noise of a double.
  return Math.abs(rupees * 100 - paise) < 1e-6 ? paise : null
}

/**
 * The price that a document says, by this table:
 *
 * | stored price                                 | isPaid | price                            |
 * | -------------------------------------------- | ------ | -------------------------------- |
 * | absent, null or blank, with an `usual` price | any    | the usual price                  |
 * | absent, null or blank                        | true   | paid                             |
 * | absent, null or blank                        | else   | free                             |
 * | 0                                            | true   | paid                             |
 * | 0                                            | else   | free                             |
 * | 1 to 10 lakh in whole paise, also as text    | any    | that price                       |
 * | anything else (negative, a word, 0.5)        | any    | unreadable                       |
 *
 * @param stored the document's `price`, as it stands
 * @param usual rupees of what has no price of its own: a test series package
 */
export function priceOf(stored: unknown, isPaid: boolean | null = null, usual?: number): Price {
  const text = typeof stored === 'string' ? stored.trim() : stored
  const withoutPrice: Price = isPaid ? { kind: 'paid' } : { kind: 'free' }
  if (text === undefined || text === null || text === '') {
    return usual === undefined ? withoutPrice : { kind: 'price', rupees: usual }
  }
  const rupees = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  if (rupees === 0) return withoutPrice
  return paiseOf(rupees) === null ? { kind: 'unreadable' } : { kind: 'price', rupees }
}

/** A paid item needs a login, and where it is sold a purchase (spec section 6): all that is not known to be free. */
export const isPaid = (price: Price): boolean => price.kind !== 'free'

/** Rupees that a student is asked for; null when there is nothing to pay, or nothing that could be charged. */
export const rupeesOf = (price: Price): number | null => (price.kind === 'price' ? price.rupees : null)
