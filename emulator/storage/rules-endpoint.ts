import { type Call, HttpError, sendJson } from '../http'
import { isJsonObject, jsonBody } from '../request-fields'

function refusal(message: string): HttpError {
  return new HttpError(400, message, { message })
}

/** `PUT /internal/setRules` of the official suite: `{ rules: { files: [{ name, content }] } }`. @throws HttpError 400 */
export async function replaceRules(call: Call, load: (source: string) => void): Promise<void> {
  const { rules } = await jsonBody(call)
  const files: unknown = isJsonObject(rules) ? rules.files : undefined
  const file: unknown = Array.isArray(files) ? files[0] : undefined
  if (!isJsonObject(file) || typeof file.content !== 'string') {
    throw refusal("Request body must include 'rules.files' with 'name' and 'content'")
  }
  try {
    load(file.content)
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error))
  }
  sendJson(call.response, 200, { message: 'Rules updated successfully' })
}
