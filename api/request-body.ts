import type { Context } from 'hono'
import type * as z from 'zod'
import { ApiError } from './errors'

const MAX_BODY_BYTES = 16 * 1024
/** A longer body is read to its end, up to here, so that the refusal reaches a client that is still sending. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024

/** The body as it was sent, for whoever signs its bytes. @throws ApiError 413 above `maxBytes` (16 KB), 400 when it breaks off */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes = MAX_BODY_BYTES,
): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size <= maxBytes) text += decoder.decode(chunk, { stream: true })
      if (size > MAX_DRAINED_BYTES) break
    }
  } catch {
    throw new ApiError(400, 'The request body could not be read.')
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
 * @throws ApiError 413 above 16 KB, 415 when it is not sent as JSON, 400 with a sentence that names the first field at
 * fault
 */
export async function parseBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(context.req.raw.body)
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
