/** Auth over HTTP: Identity Toolkit, the token service and the hooks of the official suite. */
import { type Call, HttpError, type ListenOptions, listen, sendJson } from '../http'
import { type JsonObject, jsonBody } from '../request-fields'
import { deleteAccount, lookup } from './account-calls'
import { authError } from './auth-error'
import type { AuthState } from './auth-state'
import { answerConfig, answerHook, notFound } from './hooks'
import type { Operation, OperationContext } from './operation'
import { projectConfigJson, projectFact } from './project-config'
import { refreshToken } from './refresh-token'
import { resetPassword } from './reset-password'
import { sendOobCode } from './send-oob-code'
import { signInWithPassword } from './sign-in-with-password'
import { signUp } from './sign-up'
import { updateAccount } from './update-account'

export interface AuthServerOptions extends ListenOptions {
  state: AuthState
  /** The app's page for mailed links; it gets `mode` and `oobCode` as parameters. */
  actionPageUrl?: string | undefined
}

const CLIENT_OPERATIONS: Record<string, Operation> = {
  signUp,
  signInWithPassword,
  lookup,
  update: updateAccount,
  delete: deleteAccount,
  sendOobCode,
  resetPassword,
}

/** Sign-in methods that the project has not switched on. */
const DISABLED_OPERATIONS = new Set([
  'signInWithCustomToken',
  'signInWithEmailLink',
  'signInWithGameCenter',
  'signInWithIdp',
  'signInWithPhoneNumber',
  'sendVerificationCode',
])

const ADMIN_OPERATIONS: Record<string, Operation> = {
  '': signUp,
  lookup,
  update: updateAccount,
  delete: deleteAccount,
  sendOobCode,
}

function requireAdmin({ admin }: OperationContext): void {
  const message = 'This call is for the administrator: send "Authorization: Bearer owner".'
  if (!admin) throw new HttpError(401, message, { error: { code: 401, message, status: 'UNAUTHENTICATED' } })
}

async function formBody(call: Call): Promise<JsonObject> {
  if (call.headers['content-type']?.includes('json')) return jsonBody(call)
  return Object.fromEntries(new URLSearchParams((await call.body(64 * 1024)).toString('utf8')))
}

/** Calls on accounts by the path of a project: the administrator's. */
async function answerAdmin(
  call: Call,
  state: AuthState,
  context: OperationContext,
  name: string,
): Promise<JsonObject> {
  requireAdmin(context)
  const operation = call.method === 'POST' ? ADMIN_OPERATIONS[name] : undefined
  if (!operation) throw notFound(call)
  return operation(state, await jsonBody(call), context)
}

async function answer(call: Call, state: AuthState, context: OperationContext): Promise<JsonObject> {
  const { path, method } = call
  const hook = /^\/emulator\/v1\/projects\/[^/]+\/(\w+)$/.exec(path)?.[1]
  if (hook) return answerHook(call, state, hook)
  if (path === '/securetoken.googleapis.com/v1/token' && method === 'POST') {
    return refreshToken(state, await formBody(call))
  }
  const identity = /^\/identitytoolkit\.googleapis\.com\/(.+)$/.exec(path)?.[1] ?? ''
  const admin = /^v1\/projects\/[^/]+\/accounts(?::(\w+))?$/.exec(identity)
  if (admin) return answerAdmin(call, state, context, admin[1] ?? '')
  if (/^(?:admin\/)?v2\/projects\/[^/]+\/config$/.test(identity)) {
    requireAdmin(context)
    return answerConfig(call, state, projectConfigJson)
  }
  const fact = method === 'GET' ? projectFact(identity, state) : undefined
  if (fact) return fact
  const name = method === 'POST' ? /^v1\/accounts:(\w+)$/.exec(identity)?.[1] : undefined
  if (name !== undefined && DISABLED_OPERATIONS.has(name)) throw authError('OPERATION_NOT_ALLOWED')
  const operation = name === undefined ? undefined : CLIENT_OPERATIONS[name]
  if (!operation) throw notFound(call)
  return operation(state, await jsonBody(call), context)
}

/** Starts the service and resolves with its port. One project per port: the SDK's calls name none. */
export async function startAuth(
  options: AuthServerOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { state } = options
  const answerCall = async (call: Call): Promise<void> => {
    const context: OperationContext = {
      admin: call.headers.authorization === 'Bearer owner',
      actionPageUrl: options.actionPageUrl ?? 'http://127.0.0.1:5173/reset-password',
      log: options.log,
    }
    if (call.path === '/') sendJson(call.response, 200, { authEmulator: { ready: true } })
    else sendJson(call.response, 200, await answer(call, state, context))
  }
  // The SDK shows it as auth/quota-exceeded.
  return listen(options, answerCall, (_, message) => new HttpError(503, `QUOTA_EXCEEDED : ${message}`))
}
