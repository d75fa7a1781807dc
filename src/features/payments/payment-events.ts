/** The window events by which a payment tells the rest of the page how it ended (spec section 4). */
export const paymentSuccessEvent = 'payment-success'
export const paymentErrorEvent = 'payment-error'

export interface PaymentSuccess {
  productId: string
  paymentId: string
}

export interface PaymentError {
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
