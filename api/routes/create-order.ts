import type { Context } from 'hono'
import * as z from 'zod'
import { findProduct, type ProductForSale } from '../catalogue'
import { ApiError, sentences } from '../errors'
import type { OrderDesk } from '../orders'
import { CURRENCY, placeOrder } from '../place-order'
import type { CallLimit, StudentOf } from '../rate-limits'
import { parseBody } from '../request-body'
import * as fields from '../request-fields'

const bodySchema = z.object(
  {
    amount: fields.amountField,
    currency: fields.currencyField,
    productId: fields.productIdField,
    productName: fields.productNameField,
    customerEmail: fields.customerEmailField,
    customerName: fields.customerNameField,
    userId: fields.userIdField,
  },
  'must be an object',
)

/** The page's idea of the product must be the database's, so that nobody pays another price than the one they saw. */
function requireMatch(body: z.infer<typeof bodySchema>, product: ProductForSale): void {
  if (body.currency !== CURRENCY) throw new ApiError(400, `currency must be ${CURRENCY}.`)
  if (body.productName.trim() !== product.productName) {
    throw new ApiError(409, 'The name of this product does not match. Please reload the page.')
  }
  if (body.amount !== product.price) {
    throw new ApiError(409, 'The price of this product does not match. Please reload the page.')
  }
}

/** `POST /api/create-order` (spec section 7): answers `{ orderId }`. */
export function createOrderRoute(desk: OrderDesk, studentOf: StudentOf, limit: CallLimit) {
  return async (context: Context): Promise<Response> => {
    const body = await parseBody(context, bodySchema)
    const uid = await studentOf(context, 'create-order')
    if (uid !== body.userId) throw new ApiError(403, sentences.permissionDenied)
    const product = await findProduct(desk.firestore, body.productId)
    if (!product) throw new ApiError(404, 'Product not found.')
    requireMatch(body, product)
    await limit(context)
    return context.json({ orderId: await placeOrder(desk, uid, product) })
  }
}
