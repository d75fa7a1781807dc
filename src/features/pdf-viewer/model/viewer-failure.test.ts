import { expect, it } from 'vitest'
import { AppError } from '@/lib/app-error'
import { viewerFailure } from './viewer-failure'

const named = (name: string, status?: number) => Object.assign(new Error('from pdf.js'), { name, status })

it.each([
  [named('ResponseException', 0), 'Network error. Please check your internet connection.'],
  [named('ResponseException', 401), 'You do not have permission to perform this action.'],
  [named('ResponseException', 403), 'You do not have permission to perform this action.'],
  [named('ResponseException', 404), 'The requested resource was not found.'],
  [named('ResponseException', 503), 'Service is currently unavailable. Please try again later.'],
  [named('InvalidPDFException'), 'This file is not a readable PDF.'],
  [named('PasswordException'), 'This PDF needs a password, so you cannot open it here.'],
  [new TypeError('Failed to fetch'), 'Network error. Please check your internet connection.'],
  [
    new AppError('unauthenticated', 'You must be signed in to perform this action.'),
    'You must be signed in to perform this action.',
  ],
  ['odd', 'An unexpected error occurred.'],
])('%o reads %s', (error, sentence) => {
  expect(viewerFailure(error)).toBe(sentence)
})
