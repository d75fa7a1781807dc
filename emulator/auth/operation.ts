import type { JsonObject } from '../request-fields'
import type { AuthState } from './auth-state'

/** What an operation knows of its call beside the body. */
export interface OperationContext {
  /** `Authorization: Bearer owner`: may act on any account. */
  admin: boolean
  /** The page of the app that takes the links of all mails. */
  actionPageUrl: string
  log: (line: string) => void
}

/** One method of the identity service: takes a JSON body, answers one. @throws HttpError */
export type Operation = (state: AuthState, body: JsonObject, context: OperationContext) => JsonObject
