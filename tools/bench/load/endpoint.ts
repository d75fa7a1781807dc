/** The order/verify endpoint as `npm start -w api` runs it; at its end it prints what its calls of Firestore are billed. */
import { createMeter } from './meter'

const firestore = new URL(process.env.FIRESTORE_URL ?? '').origin
const auth = new URL(process.env.AUTH_URL ?? '').origin
const { tally } = createMeter(
  { firestore, auth },
  // The local provider's own book of payments: a real one keeps its own.
  { outside: 'endpoint', isOthers: (body) => body.includes('/local_payments/') },
)

process.on('exit', () => console.log(`usage ${JSON.stringify(tally.endpoint?.usage ?? {})}`))
await import('../../../api/main')
