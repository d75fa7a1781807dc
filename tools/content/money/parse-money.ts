/** The words and options of the commands about orders and money. */
import { readIndiaDay } from '../../../src/domain/india-day'
import type { GrantCommand, OrdersCommand, RefundCommand, SalesCommand } from '../command'
import { UsageError } from '../usage'
import { orderStates } from './order-row'
import { isMonth } from './sales'

interface Typed {
  readonly words: readonly string[]
  readonly values: {
    find?: string
    state?: string
    from?: string
    to?: string
    attention?: boolean
    payment?: string
    reason?: string
    out?: string
    yes?: boolean
  }
  readonly target: { readonly project: string | null }
}

function dayOf(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (readIndiaDay(text) === null)
    throw new UsageError(`--${name} needs a day such as 2026-11-22, not "${text}".`)
  return text
}

function monthOf(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (!isMonth(text)) throw new UsageError(`--${name} needs a month such as 2026-11, not "${text}".`)
  return text
}

function reasonOf(name: string, reason: string | undefined): string {
  if (!reason?.trim()) throw new UsageError(`${name} needs --reason "…", for the audit list.`)
  return reason
}

export const ordersOptions = ['find', 'state', 'from', 'to', 'attention', 'project'] as const

/** `orders`, `orders ORDER` */
export function parseOrders({ words, values, target }: Typed): OrdersCommand {
  const state = orderStates.find((one) => one === values.state) ?? null
  if (values.state !== undefined && state === null)
    throw new UsageError(`--state is ${orderStates.join(', ')}, not "${values.state}".`)
  return {
    name: 'orders',
    order: words[0] ?? null,
    text: values.find ?? '',
    state,
    from: dayOf('from', values.from),
    to: dayOf('to', values.to),
    attention: values.attention ?? false,
    ...target,
  }
}

export const refundOptions = ['payment', 'reason', 'project', 'yes'] as const

/** `refund ORDER`, `settle-refund ORDER` */
export function parseRefund(
  name: RefundCommand['name'],
  { words: [order], values, target }: Typed,
): RefundCommand {
  if (order === undefined) throw new UsageError(`${name} needs an order, as the command orders names it.`)
  const reason = reasonOf(name, values.reason)
  return {
    name,
    order,
    payment: values.payment ?? null,
    reason,
    yes: values.yes ?? false,
    ...target,
  }
}

export const grantOptions = ['reason', 'project', 'yes'] as const

/** `grant PRODUCT WHO`, `take-back PRODUCT WHO` */
export function parseGrant(
  name: GrantCommand['name'],
  { words: [product, who], values, target }: Typed,
): GrantCommand {
  if (product === undefined || who === undefined)
    throw new UsageError(`${name} needs the id of a product and the uid or e-mail of a student.`)
  const reason = reasonOf(name, values.reason)
  return { name, product, who: who.trim(), reason, yes: values.yes ?? false, ...target }
}

export const salesOptions = ['from', 'to', 'out', 'project'] as const

/** `sales` */
export function parseSales({ values, target }: Typed): SalesCommand {
  return {
    name: 'sales',
    from: monthOf('from', values.from),
    to: monthOf('to', values.to),
    out: values.out ?? null,
    ...target,
  }
}
