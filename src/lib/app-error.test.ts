import { describe, expect, it } from 'vitest'
import { AppError, toAppError } from './app-error'

const coded = (code: string, message = 'raw text') => Object.assign(new Error(message), { code })

describe('toAppError', () => {
  it.each([
    ['auth/invalid-credential', 'Invalid email or password.'],
    ['auth/wrong-password', 'Invalid email or password.'],
    ['auth/user-not-found', 'Invalid email or password.'],
    ['auth/email-already-in-use', 'An account with this email already exists.'],
    ['auth/weak-password', 'Password is too weak. Please choose a stronger password.'],
    ['auth/user-disabled', 'This account has been disabled.'],
    ['auth/too-many-requests', 'Too many failed attempts. Please wait and try again.'],
    ['auth/network-request-failed', 'Network error. Please check your internet connection.'],
    ['auth/requires-recent-login', 'Please log in again to complete this action.'],
    ['permission-denied', 'You do not have permission to perform this action.'],
    ['unavailable', 'Service is currently unavailable. Please try again later.'],
    ['storage/object-not-found', 'The requested resource was not found.'],
    ['storage/unauthorized', 'You do not have permission to perform this action.'],
    ['some/thing-new', 'raw text'],
  ])('%s reads %j', (code, message) => {
    expect(toAppError(coded(code)).message).toBe(message)
  })

  it('knows the lite SDK’s own network failure', () => {
    const error = toAppError(coded('unknown', 'Request failed with error: Failed to fetch'))
    expect([error.code, error.message]).toEqual([
      'network-request-failed',
      'Network error. Please check your internet connection.',
    ])
  })

  it('keeps an AppError as it is and gives words to what has none', () => {
    const own = new AppError('http-409', 'You already own this.')
    expect(toAppError(own)).toBe(own)
    expect(toAppError('boom').message).toBe('An unexpected error occurred.')
    expect(toAppError(new Error('')).message).toBe('An unexpected error occurred.')
  })
})
