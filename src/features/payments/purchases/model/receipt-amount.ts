import { prices } from '@/config/limits'
import { formatRupees } from '@/lib/money'

/** `Rs. 199`; another currency by its code; null in records from before amounts were written. */
export function formatPaid({ amount, currency }: { amount: number | null; currency: string }): string | null {
  if (amount === null) return null
  return currency === prices.currency ? formatRupees(amount) : `${currency} ${amount.toFixed(2)}`
}
