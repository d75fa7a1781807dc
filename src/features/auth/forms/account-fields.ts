/**
 * Field schemas of the account forms with the messages of spec section 5; named so that every form uses the same. A form
 * shows the first message of a field. No check aborts: zod would skip the form's own check, that the passwords match.
 */
import * as z from 'zod/mini'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** An optional plus, then at least 10 digits, spaces, hyphens or parentheses. */
const phonePattern = /^\+?[\d\s\-()]{10,}$/

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** @param invalid the message for an address that is no address; the forms word it differently. */
export const emailField = (invalid: string) =>
  z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.regex(emailPattern, invalid))

export const firstNameField = required('First name is required').check(
  z.maxLength(100, 'First name is too long'),
)
export const lastNameField = required('Last name is required').check(z.maxLength(99, 'Last name is too long'))

const phoneMessage = 'Please enter a valid phone number'
const maxPhoneLength = 40

export const phoneField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Phone number is required'),
    z.regex(phonePattern, phoneMessage),
    z.maxLength(maxPhoneLength, phoneMessage),
  )

export const optionalPhoneField = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || phonePattern.test(value), phoneMessage),
  z.maxLength(maxPhoneLength, phoneMessage),
)

export const loginPasswordField = z
  .string()
  .check(z.minLength(1, 'Password is required'), z.minLength(6, 'Password must be at least 6 characters'))

/** A new password: 8 characters, an uppercase letter, a lowercase letter and a digit. */
export const newPasswordField = z.string().check(
  z.minLength(1, 'Password is required'),
  z.minLength(8, 'Password must be at least 8 characters'),
  z.refine(
    (value) => /[A-Z]/.test(value) && /[a-z]/.test(value) && /\d/.test(value),
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ),
)
