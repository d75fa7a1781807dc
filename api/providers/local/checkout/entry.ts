/** Defines `window.Razorpay`, once: a page that loads the script twice keeps the first. */
import { Checkout } from './checkout'

const script = document.currentScript

if (!('Razorpay' in window)) {
  const base = script instanceof HTMLScriptElement ? script.src : document.baseURI
  Checkout.paymentsUrl = new URL('/local-provider/payments', base).href
  Object.assign(window, { Razorpay: Checkout })
}
