/** The commands about orders and money. */
import { writeFileSync } from 'node:fs'
import { indianDay } from '../../../src/lib/dates'
import { formatRupees } from '../../../src/lib/money'
import type { GrantCommand, OrdersCommand, RefundCommand, SalesCommand } from '../command'
import { type Console, confirm, table } from '../console'
import { counted } from '../counted'
import type { Target } from '../target'
import { failedPayments, type Need } from './failed-payments'
import { findOrders } from './find-orders'
import { grantProduct } from './grant'
import { readOrder } from './order'
import { openOrderDesk } from './order-desk'
import type { OrderRow } from './order-row'
import type { PurchaseRow } from './purchase-row'
import { refundOrder } from './refund'
import { planRefund } from './refund-plan'
import { leftOutSentence, salesByMonth, salesCsv } from './sales'
import { failedOf, settleRefund } from './settle-refund'
import { takeBackGift } from './take-back'

const dayOf = (iso: string | null) => (iso === null ? '-' : indianDay(new Date(iso)))
const rupees = (amount: number | null) => (amount === null ? '-' : formatRupees(amount))

/** Shows orders, one a line. */
export function tellOrders(
  orders: ReadonlyArray<OrderRow & { student?: { name: string; email: string } | null }>,
  console: Console,
): void {
  if (orders.length === 0) console.out('No orders.')
  if (orders.length === 0) return
  const rows = orders.map((order) => [
    dayOf(order.at),
    order.orderId,
    order.state,
    rupees(order.amount),
    order.payments.map(({ paymentId }) => paymentId).join(' ') || '-',
    order.student?.email || order.userId || '-',
    order.productName || order.productId || '-',
  ])
  const heads = ['day', 'order', 'state', 'amount', 'payment', 'student', 'product']
  for (const line of table([heads, ...rows])) console.out(line)
}

/** Shows purchases, one a line. */
export function tellPurchases(purchases: readonly PurchaseRow[], console: Console): void {
  if (purchases.length === 0) console.out('No purchases.')
  if (purchases.length === 0) return
  const rows = purchases.map(({ at, ended, granted, takenBack, amount, productName }) => [
    dayOf(at),
    takenBack ? `taken back by ${takenBack.by}` : ended === null ? 'active' : `ended by ${ended.by}`,
    granted === null ? rupees(amount) : [`given by ${granted.by}`, granted.reason].filter(Boolean).join(': '),
    productName,
  ])
  for (const line of table([['bought', 'state', 'amount', 'product'], ...rows])) console.out(line)
}

const needSentences: Readonly<Record<Need, string>> = {
  access: 'Paid, and the student has no access:',
  'refund failed': 'A refund failed, and the provider still has the money:',
  refund: 'Paid twice, to be refunded:',
  confirm: 'The provider holds the money and has not taken it:',
  damaged: 'The document is damaged:',
  failed: 'The payment failed, and the student did not buy since:',
}

async function tellAttention(target: Target, console: Console): Promise<number> {
  const orders = await failedPayments(target)
  for (const need of new Set(orders.map((order) => order.need))) {
    console.out(needSentences[need])
    tellOrders(
      orders.filter((order) => order.need === need),
      console,
    )
  }
  console.out(`${counted(orders.length, 'order')} ${orders.length === 1 ? 'needs' : 'need'} somebody.`)
  return 0
}

/** @returns the exit code */
export async function runOrders(command: OrdersCommand, target: Target, console: Console): Promise<number> {
  if (command.attention) return tellAttention(target, console)
  if (command.order !== null) {
    const order = await readOrder(target, command.order)
    tellOrders([order], console)
    tellPurchases(order.purchase ? [order.purchase] : [], console)
    return 0
  }
  const { text, state, from, to } = command
  const { orders, next } = await findOrders(target, {
    text,
    state: state ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  })
  tellOrders(orders, console)
  if (next !== null) console.out('There are older orders: say --find, --state, --from or --to.')
  return 0
}

/** @returns the exit code */
export async function runRefund(command: RefundCommand, target: Target, console: Console): Promise<number> {
  const { yes, ...request } = command
  const desk = openOrderDesk(target)
  const { productName, email, left, effect } = await planRefund(target, request, desk)
  if (left > 0)
    await confirm(
      console,
      `This refunds ${formatRupees(left)} for ${productName} to ${email}. ${effect}`,
      yes,
    )
  console.out((await refundOrder(target, { ...request, left }, desk)).message)
  return 0
}

/** @returns the exit code */
export async function runSettleRefund(
  { order, payment, reason, yes }: RefundCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const row = await readOrder(target, order)
  const { amount, paymentId } = failedOf(row, payment)
  const question = `This marks the failed refund of ${formatRupees(amount)} for ${row.productName} as settled. No money moves.`
  await confirm(console, question, yes)
  console.out(await settleRefund(target, { order, payment: paymentId, amount, reason }))
  return 0
}

/** @returns the exit code */
export async function runGrant(command: GrantCommand, target: Target, console: Console): Promise<number> {
  const { product, who, yes } = command
  await confirm(console, `This gives ${product} to ${who} without a payment.`, yes)
  const { productName, isNew } = await grantProduct(target, command)
  console.out(isNew ? `${who} has ${productName} now.` : `${who} owns ${productName} already.`)
  return 0
}

/** @returns the exit code */
export async function runTakeBack(command: GrantCommand, target: Target, console: Console): Promise<number> {
  const { product, who, yes } = command
  await confirm(console, `This takes ${product} back from ${who}, who then cannot open it any more.`, yes)
  const { productName, isNew, hasAccess } = await takeBackGift(target, command)
  if (hasAccess) console.out(`${who} has paid for ${productName} too and keeps it by that payment.`)
  else console.out(`${who} ${isNew ? 'does not have' : 'did not have'} ${productName} any more.`)
  return 0
}

/** @returns the exit code */
export async function runSales(command: SalesCommand, target: Target, console: Console): Promise<number> {
  const thisMonth = indianDay(new Date()).slice(0, 7)
  const to = command.to ?? thisMonth
  const from = command.from ?? `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`
  const sales = await salesByMonth(target, from, to)
  if (command.out !== null) {
    writeFileSync(command.out, salesCsv(sales))
    console.out(`The sales from ${from} to ${to} are in ${command.out}.`)
    return 0
  }
  const rows = sales.rows.map(({ month, count, gross, refunded, net, productName }) => [
    month,
    String(count),
    rupees(gross),
    rupees(refunded),
    rupees(net),
    productName,
  ])
  if (sales.leftOut > 0) console.out(leftOutSentence(sales.leftOut))
  const { count, gross, refunded, net } = sales.total
  const sum = ['all', String(count), rupees(gross), rupees(refunded), rupees(net), '']
  for (const line of table([['month', 'count', 'gross', 'refunded', 'net', 'product'], ...rows, sum]))
    console.out(line)
  return 0
}
