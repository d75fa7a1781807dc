import type { Context } from 'hono'
import type * as z from 'zod'
import { ApiError, sentences } from './errors'

declare module 'hono' {
  interface ContextVariableMap {
    /** Milliseconds within which a body must be here. */
    bodyMs: number
  }
}

const BODY_MS = 10_000
const MAX_BODY_BYTES = 16 * 1024
/** A longer body is read to its end, up to here, so that the refusal reaches a client that is still sending. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024

/** The connection is closed with the answer: what still comes on it is the rest of the body. */
function tooSlow(): ApiError {
  return new ApiError(408, sentences.slowBody, { headers: { Connection: 'close' } })
}

/**
 * The body as it was sent, for whoever signs its bytes.
 * @throws ApiError 413 above `maxBytes` (16 KB), 400 when it breaks off, 408 when it is not here within 10 s (`bodyMs`)
 */
export async function readBody(context: Context, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const reader = context.req.raw.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), context.get('bodyMs') ?? BODY_MS)
  })
  try {
    while (size <= MAX_DRAINED_BYTES) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) break
      size += value.byteLength
      if (size <= maxBytes) text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(400, 'The request body could not be read.')
  } finally {
    clearTimeout(timer)
  }
  if (size > maxBytes) throw new ApiError(413, 'The request body is too large.')
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(400, 'The request body is not valid JSON.')
  }
}

/**
 * The JSON body, parsed.
 * @throws ApiError as `readBody` does, 415 when it is not sent as JSON, 400 with a sentence that names the first field
 * at fault
 */
export async function parseBody<T>(
  context: Context,
  schema: z.ZodType<T>,
  maxBytes = MAX_BODY_BYTES,
): Promise<T> {
  const text = await readBody(context, maxBytes)
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiError(415, 'Content-Type must be application/json.')
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ApiError(
    400,
    `${issue?.path.join('.') || 'The request body'} ${issue?.message ?? 'is not valid'}.`,
  )
}
