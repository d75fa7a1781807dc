/** Errors that a student may read. SDK codes become sentences here and nowhere else (spec section 8). */

const invalidCredential = 'Invalid email or password.'
const networkError = 'Network error. Please check your internet connection.'
const weakPassword = 'Password is too weak. Please choose a stronger password.'
const logInAgain = 'Please log in again to complete this action.'
const deadLink = 'This link has expired or was already used.'
const internal = 'Internal server error. Please try again later.'
const unexpected = 'An unexpected error occurred.'

/** Sentences by code, without the service's prefix (`auth/`, `firestore/`, `storage/`). */
const messages = {
  'invalid-credential': invalidCredential,
  'wrong-password': invalidCredential,
  'user-not-found': invalidCredential,
  'email-already-in-use': 'An account with this email already exists.',
  'weak-password': weakPassword,
  'password-does-not-meet-requirements': weakPassword,
  'invalid-email': 'Please enter a valid email address.',
  'user-disabled': 'This account has been disabled.',
  'too-many-requests': 'Too many failed attempts. Please wait and try again.',
  'network-request-failed': networkError,
  timeout: networkError,
  'operation-not-allowed': 'This sign-in method is not enabled.',
  'requires-recent-login': logInAgain,
  // The session has ended: revoked, or its account is gone.
  'user-token-expired': logInAgain,
  'invalid-user-token': logInAgain,
  // Links of the service's mails.
  'invalid-action-code': deadLink,
  'expired-action-code': deadLink,
  'invalid-verification-code': 'Invalid verification code.',
  'invalid-verification-id': 'Invalid verification ID.',
  'permission-denied': 'You do not have permission to perform this action.',
  'not-found': 'The requested resource was not found.',
  'already-exists': 'The resource already exists.',
  'failed-precondition': 'The operation failed due to a precondition.',
  aborted: 'The operation was aborted.',
  'out-of-range': 'The operation was attempted past the valid range.',
  unimplemented: 'This operation is not implemented.',
  internal,
  'internal-error': internal,
  unavailable: 'Service is currently unavailable. Please try again later.',
  'data-loss': 'Unrecoverable data loss or corruption.',
  unauthenticated: 'You must be signed in to perform this action.',
  // Storage names the same two refusals differently.
  unauthorized: 'You do not have permission to perform this action.',
  'object-not-found': 'The requested resource was not found.',
  'quota-exceeded': 'Service is currently unavailable. Please try again later.',
  'retry-limit-exceeded': networkError,
} satisfies Record<string, string>

export class AppError extends Error {
  constructor(
    /** Code without prefix, e.g. `permission-denied`; `unknown` when the service gave none. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'AppError'
  }
}

function codeOf(error: object): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  return code.replace(/^[a-z]+\//, '')
}

/** How browsers and Node word a request that never reached the server; firestore/lite reports it as `unknown`. */
function isNetworkFailure(message: string): boolean {
  return /failed to fetch|fetch failed|networkerror|load failed|network request failed/i.test(message)
}

/** The SDK wraps its texts, `Firebase: Some text. (auth/code).`, and production builds have no text: `Firebase: Error (…).` */
function plainMessage(message: string): string {
  const text = message.replace(/^Firebase: /, '').replace(/ ?\([a-z]+\/[^)]*\)\.?$/, '')
  return text === 'Error' ? '' : text
}

/** What a screen shows for `error`: the catalogue's or the original sentence, or `fallback` where there is none. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = toAppError(error)
  return message === unexpected ? fallback : message
}

/** The error of a code that the catalogue knows. */
export function appErrorOf(code: keyof typeof messages): AppError {
  return new AppError(code, messages[code])
}

/**
 * Turns whatever was thrown into an AppError with the sentence of the catalogue; an unknown code keeps its original
 * message, and what has none says 'An unexpected error occurred.' (spec section 8).
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError('unknown', unexpected, { cause: error })
  const code = codeOf(error)
  if (code === 'unknown' && isNetworkFailure(error.message)) {
    return new AppError('network-request-failed', networkError, { cause: error })
  }
  const known: Record<string, string> = messages
  const message = known[code] ?? (plainMessage(error.message) || unexpected)
  return new AppError(code, message, { cause: error })
}

/** For `catch`: throws what `toAppError` makes of it. */
export function rethrow(error: unknown): never {
  throw toAppError(error)
}
