import type { Context } from 'hono'
import * as z from 'zod'
import type { OrderDesk } from '../orders'
import type { StudentOf } from '../rate-limits'
import { recordPayment } from '../record-payment'
import { parseBody } from '../request-body'
import * as fields from '../request-fields'

const bodySchema = z.object(
  {
    paymentId: fields.paymentIdField,
    orderId: fields.orderIdField,
    signature: fields.signatureField,
    productId: fields.productIdField,
  },
  'must be an object',
)

/** `POST /api/verify-payment` (spec section 7): answers `{ success, productId, productName }`. */
export function verifyPaymentRoute(desk: OrderDesk, studentOf: StudentOf) {
  return async (context: Context): Promise<Response> => {
    const { productId, ...payment } = await parseBody(context, bodySchema)
    const uid = await studentOf(context, 'verify-payment')
    const { productName } = await recordPayment(desk, uid, productId, payment)
    return context.json({ success: true, productId, productName })
  }
}
