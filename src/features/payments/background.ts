/** What the app needs on every page, to know whether a payment is to be finished; the door (`index.ts`) has the rest. */
export { hasKept, keyOfKept } from './recovery/kept-payments'
