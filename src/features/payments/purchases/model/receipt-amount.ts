import { prices } from '@/config/limits'
import { formatRupees } from '@/lib/money'

/** `Rs. 199`; another currency by its code. */
function format(amount: number, currency: string): string {
  return currency === prices.currency ? formatRupees(amount) : `${currency} ${amount.toFixed(2)}`
}

/** Null in records from before amounts were written. */
export function formatPaid({ amount, currency }: { amount: number | null; currency: string }): string | null {
  return amount === null ? null : format(amount, currency)
}

/** Null when nothing was given back. */
export function formatGivenBack({ givenBack, currency }: { givenBack: number; currency: string }) {
  return givenBack > 0 ? format(givenBack, currency) : null
}
