/** The endpoint's error answers: `{ error: one sentence }`, with the texts of spec section 8 where it has one. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 502 | 503

/** A refusal that may be shown to the student word for word: its message never carries a secret, a token or a stack. */
export class ApiError extends Error {
  constructor(
    readonly status: RefusalStatus,
    sentence: string,
    /** Headers of the response, and the cause for the log. */
    readonly more: { headers?: Record<string, string>; cause?: Error } = {},
  ) {
    super(sentence, { cause: more.cause })
  }
}

export const sentences = {
  unauthenticated: 'You must be signed in to perform this action.',
  permissionDenied: 'You do not have permission to perform this action.',
  signInAgain: 'Please log in again to complete this action.',
  userDisabled: 'This account has been disabled.',
  notFound: 'The requested resource was not found.',
  unavailable: 'Service is currently unavailable. Please try again later.',
  internal: 'Internal server error. Please try again later.',
  orderFailed: 'Failed to create payment order',
  verificationFailed: 'Payment verification failed',
  noOrder: 'Order not found.',
  givenBack: 'This payment was refunded.',
  confirming: 'Your payment for this product is being confirmed.',
  slowBody: 'The request took too long to arrive.',
} as const

/** Firestore, Auth or the way to them is down, or answers nonsense: the caller may try again. */
export function unavailable(): ApiError {
  return new ApiError(503, sentences.unavailable)
}

export function unauthenticated(): ApiError {
  return new ApiError(401, sentences.unauthenticated)
}

/** The refusal of a caller who called too often, with the time to wait in words and in `Retry-After`. */
export function tooManyCalls(seconds: number): ApiError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  return new ApiError(429, `Too many tries. Please wait ${wait} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** An order whose document is damaged: only support can say what became of it. */
export function unreadableOrder(orderId: string, cause: Error): ApiError {
  const sentence = `This order cannot be read. Please contact support with its number: ${orderId}`
  return new ApiError(409, sentence, { cause })
}
