import * as z from 'zod/mini'
import { type Price, priceOf } from '@/domain/price'
import { optionalFlag, optionalText, pictureFields, pictureOf, requiredText, storedPrice } from '../fields'

/** A pack of paid resources (spec section 3, paid resource category). */
export interface PaidCategory {
  id: string
  /** Also the name that its resources carry, and that a purchase is recorded under. */
  name: string
  description: string | null
  image: string | null
  price: Price
  productId: string
  isActive: boolean
}

/** A `paid_resource_categories` document; one without a product id is sold under its own id. */
export const paidCategorySchema = z.pipe(
  z.object({
    id: z.string(),
    name: requiredText,
    description: optionalText,
    ...pictureFields,
    price: storedPrice,
    productId: optionalText,
    isActive: optionalFlag,
  }),
  z.transform(
    (raw): PaidCategory => ({
      id: raw.id,
      name: raw.name,
      description: raw.description,
      image: pictureOf(raw),
      price: priceOf(raw.price),
      productId: raw.productId ?? raw.id,
      isActive: raw.isActive ?? true,
    }),
  ),
)

/** The category that the grid hands to the detail page in router state. */
export const routerCategorySchema = z.object({
  category: z.object({
    id: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    image: z.nullable(z.string()),
    price: z.union([
      z.object({ kind: z.enum(['free', 'paid', 'unreadable']) }),
      z.object({ kind: z.literal('price'), rupees: z.number() }),
    ]),
    productId: z.string(),
    isActive: z.boolean(),
  }),
})
