/** Failures of Google's APIs: a status word and its HTTP number. */
import { HttpError } from '../http'

const CODES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const

export type Status = keyof typeof CODES

/** A refused call. Thrown anywhere below the server, which turns it into an answer. */
export class StatusError extends Error {
  constructor(
    readonly status: Status,
    message: string,
  ) {
    super(message)
  }

  /** The answer of a call; calls that stream their results put the error into an array. */
  toHttpError(insideArray: boolean): HttpError {
    const http = CODES[this.status]
    const payload = { error: { code: http, message: this.message, status: this.status } }
    return new HttpError(http, this.message, insideArray ? [payload] : payload)
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
