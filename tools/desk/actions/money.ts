/** Orders, refunds, gifts and sales. */
import * as z from 'zod'
import { failedPayments } from '../../content/money/failed-payments'
import { findOrders } from '../../content/money/find-orders'
import { grantProduct } from '../../content/money/grant'
import { readOrder } from '../../content/money/order'
import { orderStates } from '../../content/money/order-row'
import { listProducts } from '../../content/money/products'
import { refundOrder } from '../../content/money/refund'
import { salesByMonth, salesCsv } from '../../content/money/sales'
import { action, nothing } from './action'

const search = z.object({
  text: z.string(),
  state: z.enum(orderStates).optional(),
  from: z.string(),
  to: z.string(),
  after: z.string().optional(),
})

const refund = z.object({ order: z.string(), payment: z.nullable(z.string()), reason: z.string() })
const grant = z.object({ product: z.string(), who: z.string(), reason: z.string() })
const months = z.object({ from: z.string(), to: z.string() })

export const money = {
  findOrders: action(search, (input, { target }) => findOrders(target, input)),
  failedPayments: action(nothing, (_, { target }) => failedPayments(target)),
  readOrder: action(z.object({ order: z.string() }), ({ order }, { target }) => readOrder(target, order)),
  refundOrder: action(refund, (input, { target }) => refundOrder(target, input)),
  listProducts: action(nothing, (_, { target }) => listProducts(target)),
  grantProduct: action(grant, (input, { target }) => grantProduct(target, input)),
  sales: action(months, async ({ from, to }, { target }) => {
    const sales = await salesByMonth(target, from, to)
    return { ...sales, csv: salesCsv(sales) }
  }),
}
