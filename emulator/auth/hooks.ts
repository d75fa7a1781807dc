/** The hooks of the official suite, and the project's configuration: calls of tests and administrators. */
import { type Call, HttpError } from '../http'
import { type JsonObject, jsonBody } from '../request-fields'
import { withoutNulls } from './account'
import type { AuthState } from './auth-state'
import type { OobCode } from './oob-codes'
import { applyConfig, hookConfigJson } from './project-config'

/** What an unknown address is answered. */
export function notFound(call: Call): HttpError {
  const message = `${call.method} ${call.path} is no address of this service.`
  return new HttpError(404, message, { error: { code: 404, message, status: 'NOT_FOUND' } })
}

function codeJson({ email, newEmail, requestType, oobCode, oobLink }: OobCode): JsonObject {
  return { email, requestType, oobCode, oobLink, ...withoutNulls({ newEmail }) }
}

/** Shows the settings by `show`, after a PATCH as they have become. */
export async function answerConfig(
  call: Call,
  state: AuthState,
  show: (state: AuthState) => JsonObject,
): Promise<JsonObject> {
  if (call.method === 'PATCH') applyConfig(state, await jsonBody(call))
  else if (call.method !== 'GET') throw notFound(call)
  return show(state)
}

/** `/emulator/v1/projects/{p}/{name}`, open to every caller. */
export async function answerHook(call: Call, state: AuthState, name: string): Promise<JsonObject> {
  if (name === 'config') return answerConfig(call, state, hookConfigJson)
  if (call.method !== 'GET') throw notFound(call)
  if (name === 'oobCodes') return { oobCodes: state.codes.all().map(codeJson) }
  throw notFound(call)
}
