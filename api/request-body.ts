import type { Context } from 'hono'
import type * as z from 'zod'
import { ApiError } from './errors'

/**
 * The JSON body, parsed.
 * @throws ApiError 415 when it is not sent as JSON, 400 with a sentence that names the first field at fault
 */
export async function parseBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiError(415, 'Content-Type must be application/json.')
  let body: unknown
  try {
    body = JSON.parse(await context.req.text())
  } catch {
    throw new ApiError(400, 'The request body is not valid JSON.')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ApiError(
    400,
    `${issue?.path.join('.') || 'The request body'} ${issue?.message ?? 'is not valid'}.`,
  )
}
