import type { Context } from 'hono'
import { ApiError, sentences } from '../errors'
import { isSameSecret } from '../providers/signature'
import { rankDue } from '../ranks/due-ranks'
import type { RankDesk } from '../ranks/rank-step'
import type { Log } from '../upstream'

export interface RankOptions {
  /** Null: there is no such route, and the operator ranks with the content tool. */
  token: string | null
  /** How long one call counts sheets, in milliseconds. */
  forMs: number
}

/** `POST /api/rank`, for a scheduler: `Authorization: Bearer <token>`. Each call goes on where the last one ended. */
export function rankRoute(desk: RankDesk & { log: Log }, token: string, forMs: number) {
  return async (context: Context): Promise<Response> => {
    const given = context.req.header('authorization') ?? ''
    if (!isSameSecret(given, `Bearer ${token}`)) throw new ApiError(401, sentences.permissionDenied)
    return context.json(await rankDue(desk, desk.now().getTime() + forMs))
  }
}
