/** The options and events of the card/UPI checkout, as far as the product uses them. */

export interface Success {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

export interface Failure {
  error: {
    code: string
    description: string
    reason: string
    metadata: { order_id?: string; payment_id?: string }
  }
}

export interface CheckoutOptions {
  key: string
  /** Paise. */
  amount: number
  currency: string
  order_id: string
  name?: string
  description?: string
  prefill?: { name?: string; email?: string }
  theme?: { color?: string }
  /** `enabled: false` closes the checkout after a failed payment instead of offering another try. */
  retry?: { enabled?: boolean }
  handler?: (success: Success) => void
  modal?: { ondismiss?: () => void; escape?: boolean }
}

/** @throws Error as the real checkout does when the page passes options with which nobody can pay */
export function requireUsable(options: CheckoutOptions): void {
  if (!options.key) throw new Error('No key passed')
  if (!options.order_id) throw new Error('No order_id passed')
  if (!Number.isInteger(options.amount) || options.amount < 100) {
    throw new Error('amount: should be passed in integer paise. Minimum value is 100 paise, i.e. Rs. 1')
  }
}

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `Rs. 1,30,000.00`, or the currency's code for another currency. */
export function formatAmount(paise: number, currency: string): string {
  return `${currency === 'INR' ? 'Rs.' : currency} ${rupees.format(paise / 100)}`
}
