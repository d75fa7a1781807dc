import { describe, expect, it } from 'vitest'
import { AppError, toAppError } from './app-error'

const coded = (code: string, message = 'raw text') => Object.assign(new Error(message), { code })

const networkError = 'Network error. Please check your internet connection.'

/** Spec section 8, account messages by error code: every row, as the three services write their codes. */
const catalogue: Array<[code: string, message: string]> = [
  ['auth/invalid-credential', 'Invalid email or password.'],
  ['auth/wrong-password', 'Invalid email or password.'],
  ['auth/user-not-found', 'Invalid email or password.'],
  ['auth/email-already-in-use', 'An account with this email already exists.'],
  ['auth/weak-password', 'Password is too weak. Please choose a stronger password.'],
  ['auth/invalid-email', 'Please enter a valid email address.'],
  ['auth/user-disabled', 'This account has been disabled.'],
  ['auth/too-many-requests', 'Too many failed attempts. Please wait and try again.'],
  ['auth/network-request-failed', networkError],
  ['auth/operation-not-allowed', 'This sign-in method is not enabled.'],
  ['auth/requires-recent-login', 'Please log in again to complete this action.'],
  ['auth/invalid-verification-code', 'Invalid verification code.'],
  ['auth/invalid-verification-id', 'Invalid verification ID.'],
  ['permission-denied', 'You do not have permission to perform this action.'],
  ['not-found', 'The requested resource was not found.'],
  ['already-exists', 'The resource already exists.'],
  ['failed-precondition', 'The operation failed due to a precondition.'],
  ['aborted', 'The operation was aborted.'],
  ['out-of-range', 'The operation was attempted past the valid range.'],
  ['unimplemented', 'This operation is not implemented.'],
  ['internal', 'Internal server error. Please try again later.'],
  ['unavailable', 'Service is currently unavailable. Please try again later.'],
  ['data-loss', 'Unrecoverable data loss or corruption.'],
  ['unauthenticated', 'You must be signed in to perform this action.'],
]

/** Codes that the table does not have, with the sentence of the row that they mean. */
const others: Array<[code: string, message: string]> = [
  ['auth/password-does-not-meet-requirements', 'Password is too weak. Please choose a stronger password.'],
  ['auth/user-token-expired', 'Please log in again to complete this action.'],
  ['auth/invalid-user-token', 'Please log in again to complete this action.'],
  ['auth/invalid-action-code', 'This link has expired or was already used.'],
  ['auth/expired-action-code', 'This link has expired or was already used.'],
  ['auth/timeout', networkError],
  ['auth/internal-error', 'Internal server error. Please try again later.'],
  ['storage/object-not-found', 'The requested resource was not found.'],
  ['storage/unauthorized', 'You do not have permission to perform this action.'],
  ['storage/unauthenticated', 'You must be signed in to perform this action.'],
  ['storage/quota-exceeded', 'Service is currently unavailable. Please try again later.'],
  ['storage/retry-limit-exceeded', networkError],
]

describe('toAppError', () => {
  it.each([...catalogue, ...others])('%s reads %j', (code, message) => {
    expect(toAppError(coded(code)).message).toBe(message)
  })

  it.each([
    ['raw text', 'raw text'],
    ['Firebase: The link is broken. (auth/some-thing).', 'The link is broken.'],
    ['Firebase: Error (auth/some-thing).', 'An unexpected error occurred.'],
    [
      'Firebase: Error (auth/requests-to-this-api-google.cloud.identitytoolkit.v1-are-blocked.).',
      'An unexpected error occurred.',
    ],
    ['', 'An unexpected error occurred.'],
  ])('of any other code, the original message %j reads %j', (original, message) => {
    expect(toAppError(coded('auth/some-thing', original)).message).toBe(message)
  })

  it.each(['Request failed with error: Failed to fetch', 'Load failed', 'fetch failed'])(
    'knows the lite SDK’s own network failure: %s',
    (text) => {
      const error = toAppError(coded('unknown', text))
      expect([error.code, error.message]).toEqual(['network-request-failed', networkError])
    },
  )

  it('keeps an AppError as it is and gives words to what has none', () => {
    const own = new AppError('http-409', 'You already own this.')
    expect(toAppError(own)).toBe(own)
    expect(toAppError('boom').message).toBe('An unexpected error occurred.')
    expect(toAppError(new Error('')).message).toBe('An unexpected error occurred.')
  })
})
