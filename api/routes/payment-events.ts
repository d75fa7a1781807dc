import type { Context } from 'hono'
import { ApiError, sentences } from '../errors'
import type { OrderDesk } from '../orders'
import { applyPaymentEvent } from '../payment-events'
import { readBody } from '../request-body'

const MAX_EVENT_BYTES = 256 * 1024

/**
 * `POST /api/payment-events`: the provider's webhook. 200 means that it need not be delivered again, also for news of no
 * interest; a forged call gets 401.
 */
export function paymentEventsRoute(desk: OrderDesk) {
  return async (context: Context): Promise<Response> => {
    const rawBody = await readBody(context, MAX_EVENT_BYTES)
    const event = desk.provider.readEvent?.(rawBody, context.req.raw.headers) ?? 'forged'
    if (event === 'forged') throw new ApiError(401, sentences.permissionDenied)
    const outcome = event === 'other' ? 'ignored' : await applyPaymentEvent(desk, event)
    return context.json({ outcome })
  }
}
