import { HttpError } from '../http'
import { type JsonObject, parseJsonObject } from '../request-fields'

const malformed = () => new HttpError(400, 'The multipart body is malformed.')

interface Part {
  headers: string
  bytes: Buffer
}

function splitParts(body: Buffer, boundary: string): Part[] {
  const delimiter = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let start = body.indexOf(delimiter)
  while (start >= 0) {
    const from = start + delimiter.length
    const end = body.indexOf(delimiter, from)
    if (end < 0) break
    // A part is CRLF, headers, an empty line, bytes, CRLF.
    const blank = body.indexOf('\r\n\r\n', from)
    if (blank < 0 || blank > end) throw malformed()
    parts.push({ headers: body.toString('utf8', from, blank), bytes: body.subarray(blank + 4, end - 2) })
    start = end
  }
  return parts
}

/**
 * Reads the SDK's `multipart/related` upload: JSON metadata, then the bytes.
 * @throws HttpError 400 when it is anything else.
 */
export function parseMultipart(
  contentType: string,
  body: Buffer,
): { metadata: JsonObject; bytes: Buffer; type: string | null } {
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType)
  if (!boundary) throw malformed()
  const [json, content, ...more] = splitParts(body, (boundary[1] ?? boundary[2] ?? '').trim())
  if (!json || !content || more.length > 0) throw malformed()
  return {
    metadata: parseJsonObject(json.bytes.toString('utf8')),
    bytes: Buffer.from(content.bytes),
    type: /content-type:\s*([^\r\n]+)/i.exec(content.headers)?.[1]?.trim() ?? null,
  }
}
