import { Link } from 'react-router-dom'
import { formatMoment } from '../format'
import { formatAmount, type Order, OrderStateChip } from './order-state'

type Row = Omit<Order, 'student'> & { student?: Order['student'] }

/** Orders as links to their pages. `student` is left out where all orders are of one student. */
export function OrderList({ orders }: { orders: readonly Row[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {orders.map(({ orderId, productName, state, amount, currency, at, student }) => (
        <li key={orderId}>
          <Link
            to={`/orders/${encodeURIComponent(orderId)}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-raised"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{productName || 'Unknown product'}</span>
              <span className="block text-sm text-muted">
                {student !== undefined && `${student?.name || student?.email || 'Erased student'} · `}
                {at === null ? 'Unknown date' : formatMoment(at)}
              </span>
            </span>
            <span className="flex items-center gap-3 tabular-nums">
              {formatAmount(amount, currency)}
              <OrderStateChip state={state} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
