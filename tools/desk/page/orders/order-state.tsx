import { formatRupees } from '@/lib/money'
import { Chip, type ChipTone } from '@/ui/chip'
import type { OutputOf } from '../call'

export type Order = OutputOf<'findOrders'>['orders'][number]
type State = Order['state']

/** What each state is called on the desk. */
export const stateNames: Readonly<Record<State, string>> = {
  unpaid: 'Not paid',
  failed: 'Payment failed',
  confirming: 'Confirming',
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

const tones: Readonly<Record<State, ChipTone>> = {
  unpaid: 'plain',
  failed: 'warning',
  confirming: 'info',
  paid: 'success',
  refunded: 'plain',
  disputed: 'error',
}

/** Whether an order is paid, as a chip. */
export const OrderStateChip = ({ state }: { state: State }) => (
  <Chip tone={tones[state]}>{stateNames[state]}</Chip>
)

/** @param currency another than INR is named */
export function formatAmount(amount: number | null, currency: string): string {
  if (amount === null) return 'Unknown amount'
  return currency === 'INR' ? formatRupees(amount) : `${currency} ${amount.toFixed(2)}`
}
