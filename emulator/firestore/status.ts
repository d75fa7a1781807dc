/** Failures as Google's APIs tell them: a status word, its HTTP number and its RPC number. */
import { HttpError } from '../http'

const CODES = {
  INVALID_ARGUMENT: { http: 400, rpc: 3 },
  FAILED_PRECONDITION: { http: 400, rpc: 9 },
  UNAUTHENTICATED: { http: 401, rpc: 16 },
  PERMISSION_DENIED: { http: 403, rpc: 7 },
  NOT_FOUND: { http: 404, rpc: 5 },
  ABORTED: { http: 409, rpc: 10 },
  ALREADY_EXISTS: { http: 409, rpc: 6 },
  UNIMPLEMENTED: { http: 501, rpc: 12 },
  UNAVAILABLE: { http: 503, rpc: 14 },
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

  /** `google.rpc.Code`, as the answer of batchWrite has it. */
  get rpcCode(): number {
    return CODES[this.status].rpc
  }

  /** The answer of a call; calls that stream their results tell the error inside an array. */
  toHttpError(insideArray: boolean): HttpError {
    const { http } = CODES[this.status]
    const payload = { error: { code: http, message: this.message, status: this.status } }
    return new HttpError(http, this.message, insideArray ? [payload] : payload)
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
