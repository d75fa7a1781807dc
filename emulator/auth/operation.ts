import type { JsonObject } from '../request-fields'
import type { AuthState } from './auth-state'

/** What an operation knows of its call beside the body. */
export interface OperationContext {
  /** `Authorization: Bearer owner`: may act on any account. */
  admin: boolean
  /** Where this part is reached, without a final slash: links in mails begin with it. */
  origin: string
  /** The page of the app that takes the links of all mails; null for the backend's own. */
  actionPageUrl: string | null
  log: (line: string) => void
}

/** One method of the identity service: takes a JSON body, answers one. @throws HttpError */
export type Operation = (state: AuthState, body: JsonObject, context: OperationContext) => JsonObject
