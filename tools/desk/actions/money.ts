/** Orders, refunds, gifts and sales. */
import * as z from 'zod'
import { failedPayments } from '../../content/money/failed-payments'
import { findOrders } from '../../content/money/find-orders'
import { grantProduct } from '../../content/money/grant'
import { readOrder } from '../../content/money/order'
import { orderStates } from '../../content/money/order-row'
import { listProducts } from '../../content/money/products'
import { refundOrder } from '../../content/money/refund'
import { planRefund } from '../../content/money/refund-plan'
import { leftOutSentence, salesByMonth, salesCsv } from '../../content/money/sales'
import { settleRefund } from '../../content/money/settle-refund'
import { takeBackGift } from '../../content/money/take-back'
import { action, nothing } from './action'

const search = z.object({
  text: z.string(),
  state: z.enum(orderStates).optional(),
  from: z.string(),
  to: z.string(),
  after: z.string().optional(),
})

const payment = z.object({ order: z.string(), payment: z.nullable(z.string()) })
const refund = payment.extend({ reason: z.string(), left: z.number() })
const settlement = payment.extend({ reason: z.string(), amount: z.number() })
const grant = z.object({ product: z.string(), who: z.string(), reason: z.string() })
const months = z.object({ from: z.string(), to: z.string() })

export const money = {
  findOrders: action(search, (input, { target }) => findOrders(target, input)),
  failedPayments: action(nothing, (_, { target }) => failedPayments(target)),
  readOrder: action(z.object({ order: z.string() }), ({ order }, { target }) => readOrder(target, order)),
  planRefund: action(payment, (input, { target }) => planRefund(target, input)),
  refundOrder: action(refund, (input, { target }) => refundOrder(target, input)),
  settleRefund: action(settlement, (input, { target }) => settleRefund(target, input)),
  listProducts: action(nothing, (_, { target }) => listProducts(target)),
  grantProduct: action(grant, (input, { target }) => grantProduct(target, input)),
  takeBackGift: action(grant, (input, { target }) => takeBackGift(target, input)),
  sales: action(months, async ({ from, to }, { target }) => {
    const sales = await salesByMonth(target, from, to)
    const leftOut = sales.leftOut > 0 ? leftOutSentence(sales.leftOut) : null
    return { ...sales, leftOut, csv: salesCsv(sales) }
  }),
}
