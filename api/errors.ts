/** What the endpoint answers when it does not do what was asked: `{ error: one sentence }` (spec section 8 where it has a text). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 500 | 502 | 503

/** A refusal that may be shown to the student word for word: its message never carries a secret, a token or a stack. */
export class ApiError extends Error {
  constructor(
    readonly status: RefusalStatus,
    sentence: string,
  ) {
    super(sentence)
  }
}

export const sentences = {
  unauthenticated: 'You must be signed in to perform this action.',
  permissionDenied: 'You do not have permission to perform this action.',
  userDisabled: 'This account has been disabled.',
  notFound: 'The requested resource was not found.',
  unavailable: 'Service is currently unavailable. Please try again later.',
  internal: 'Internal server error. Please try again later.',
  orderFailed: 'Failed to create payment order',
  verificationFailed: 'Payment verification failed',
  noOrder: 'Order not found.',
  givenBack: 'This payment was given back.',
  confirming: 'Your payment for this product is being confirmed.',
} as const

/** Firestore, Auth or the way to them is down, or answers nonsense: the caller may try again. */
export function unavailable(): ApiError {
  return new ApiError(503, sentences.unavailable)
}
