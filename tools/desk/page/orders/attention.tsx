import { EmptyPanel } from '@/ui/panels'
import type { OutputOf } from '../call'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { OrderList } from './order-list'

type Need = OutputOf<'failedPayments'>[number]['need']

/** What is wrong, and what to do. */
const texts: Readonly<Record<Need, { title: string; hint: string }>> = {
  access: {
    title: 'Paid without access',
    hint: 'The payment was taken, and the student cannot open the product. Give the product, or refund the payment.',
  },
  'refund failed': {
    title: 'Refund failed',
    hint: 'The provider could not send the money back, and the student still has access. Open the order and refund it again. If it fails again, ask the provider why, or pay the student another way and mark it as settled.',
  },
  refund: {
    title: 'Paid twice',
    hint: 'The student paid twice, or owned the product already. Refund one payment.',
  },
  confirm: {
    title: 'Waiting for the provider',
    hint: 'The provider has held the money for more than an hour. Look at the payment there.',
  },
  damaged: {
    title: 'Damaged',
    hint: 'The document of the order has no date or cannot be read. Correct it in the Firebase console.',
  },
  failed: {
    title: 'Payment failed',
    hint: 'The student tried to pay and has not bought the product since. A call may help.',
  },
}

/** Orders that need somebody. */
export function Attention() {
  const read = useRead('failedPayments', {})
  return (
    <ShownRead
      read={read}
      what="the payments"
      renderData={(orders) =>
        orders.length === 0 ? (
          <EmptyPanel title="No payment needs anybody now" />
        ) : (
          [...new Set(orders.map(({ need }) => need))].map((need) => (
            <section key={need} aria-labelledby={need.replace(' ', '-')} className="mb-8">
              <h2 id={need.replace(' ', '-')} className="text-lg">
                {texts[need].title}
              </h2>
              <p className="mt-1 mb-3 text-muted">{texts[need].hint}</p>
              <OrderList orders={orders.filter((order) => order.need === need)} />
            </section>
          ))
        )
      }
    />
  )
}
