import type { Context } from 'hono'
import { ApiError, sentences } from '../errors'
import type { OrderDesk } from '../orders'
import { isSameSecret } from '../providers/signature'
import { reconcileOrders } from '../reconcile'

export interface ReconcileOptions {
  everyMs: number
  /** Null: nobody may call it; the process does it by itself, or not at all. */
  token: string | null
}

/** `POST /api/reconcile`, for a scheduler where no process lives long enough to poll: `Authorization: Bearer <token>`. */
export function reconcileRoute(desk: OrderDesk, { everyMs, token }: ReconcileOptions) {
  return async (context: Context): Promise<Response> => {
    const given = context.req.header('authorization') ?? ''
    if (token === null || !isSameSecret(given, `Bearer ${token}`)) {
      throw new ApiError(401, sentences.permissionDenied)
    }
    return context.json({ paid: await reconcileOrders(desk, everyMs) })
  }
}
