/** Errors that a student may read. SDK codes become sentences here and nowhere else (spec section 8). */

import { t } from '@/language/text'

const invalidCredential = t('Invalid email or password.')
const networkError = t('Network error. Please check your internet connection.')
const weakPassword = t('Password is too weak. Please choose a stronger password.')
const logInAgain = t('Please log in again to complete this action.')
const deadLink = t('This link has expired or was already used.')
const internal = t('Internal server error. Please try again later.')
const unexpected = t('An unexpected error occurred.')

/** Sentences by code, without the service's prefix (`auth/`, `firestore/`, `storage/`). */
const messages = {
  'invalid-credential': invalidCredential,
  'wrong-password': invalidCredential,
  'user-not-found': invalidCredential,
  'email-already-in-use': t('An account with this email already exists.'),
  'weak-password': weakPassword,
  'password-does-not-meet-requirements': weakPassword,
  'invalid-email': t('Please enter a valid email address.'),
  'user-disabled': t('This account has been disabled.'),
  'too-many-requests': t('Too many failed attempts. Please wait and try again.'),
  'network-request-failed': networkError,
  timeout: networkError,
  'operation-not-allowed': t('This sign-in method is not enabled.'),
  'requires-recent-login': logInAgain,
  // The session has ended: revoked, or its account is gone.
  'user-token-expired': logInAgain,
  'invalid-user-token': logInAgain,
  // Links of the service's mails.
  'invalid-action-code': deadLink,
  'expired-action-code': deadLink,
  'invalid-verification-code': t('Invalid verification code.'),
  'invalid-verification-id': t('Invalid verification ID.'),
  'permission-denied': t('You do not have permission to perform this action.'),
  'not-found': t('The requested resource was not found.'),
  'already-exists': t('The resource already exists.'),
  'failed-precondition': t('The operation failed due to a precondition.'),
  aborted: t('The operation was aborted.'),
  'out-of-range': t('The operation was attempted past the valid range.'),
  unimplemented: t('This operation is not implemented.'),
  internal,
  'internal-error': internal,
  unavailable: t('Service is currently unavailable. Please try again later.'),
  'data-loss': t('Unrecoverable data loss or corruption.'),
  unauthenticated: t('You must be signed in to perform this action.'),
  // Storage names the same two refusals differently.
  unauthorized: t('You do not have permission to perform this action.'),
  'object-not-found': t('The requested resource was not found.'),
  'quota-exceeded': t('Service is currently unavailable. Please try again later.'),
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
