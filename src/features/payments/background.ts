/** What the app keeps running behind every page with data; the door (`index.ts`) would bring the checkout with it. */
export { useResumePayments } from './use-resume-payments'
