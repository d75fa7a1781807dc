/** The window events by which a payment tells the rest of the page how it ended (spec section 4). */
const paymentSuccessEvent = 'payment-success'
const paymentErrorEvent = 'payment-error'

interface PaymentSuccess {
  productId: string
  paymentId: string
}

interface PaymentError {
  productId: string
  /** Null when the provider took no payment. */
  paymentId: string | null
  message: string
}

export function tellSuccess(detail: PaymentSuccess): void {
  window.dispatchEvent(new CustomEvent(paymentSuccessEvent, { detail }))
}

export function tellError(detail: PaymentError): void {
  window.dispatchEvent(new CustomEvent(paymentErrorEvent, { detail }))
}
