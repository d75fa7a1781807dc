import type { Context } from 'hono'
import * as z from 'zod'
import type { FirestoreClient } from '../firestore/client'
import type { CallLimit } from '../rate-limits'
import { parseBody } from '../request-body'

/** 5,000 characters of an Indian script are 15,000 bytes. */
const MAX_BYTES = 40 * 1024

const field = (longest: number) =>
  z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`)
    // Half a surrogate pair cannot be stored.
    .regex(/^\P{Cs}*$/u, 'has a broken character')

const bodySchema = z.object(
  {
    /** Chosen at random by the page: the same message sent again after a lost answer is stored once. */
    id: z.string('must be a text').regex(/^[0-9a-z]{20}$/, 'is not an id'),
    name: field(200),
    email: field(320).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'),
    subject: field(200),
    message: field(5000),
  },
  'must be an object',
)

interface ContactDeps {
  firestore: FirestoreClient
  now: () => Date
}

/** `POST /api/contact` (docs/decisions/024): stores a message of the contact form; anyone may send one. */
export function contactRoute({ firestore, now }: ContactDeps, limit: CallLimit) {
  return async (context: Context): Promise<Response> => {
    const { id, ...message } = await parseBody(context, bodySchema, MAX_BYTES)
    await limit(context)
    // A conflict means that this message has arrived already.
    await firestore.commit([
      { set: `contact_messages/${id}`, fields: { ...message, createdAt: now() }, when: { exists: false } },
    ])
    return context.json({ received: true })
  }
}
