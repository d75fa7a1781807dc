/**
 * The schemas of the account forms, with the messages of spec section 5. A form shows the first message of a field. No
 * check aborts: zod would skip the form's own check, that the passwords match.
 */

import * as z from 'zod/mini'
import { t } from '@/language/text'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** An optional plus, then at least 10 digits, spaces, hyphens or parentheses. */
const phonePattern = /^\+?[\d\s\-()]{10,}$/

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** @param invalid the message for an address that is no address; the forms word it differently. */
const emailField = (invalid: string) =>
  z.string().check(z.trim(), z.minLength(1, t('Email is required')), z.regex(emailPattern, invalid))

const firstNameField = required(t('First name is required')).check(
  z.maxLength(100, t('First name is too long')),
)
const lastNameField = required(t('Last name is required')).check(z.maxLength(99, t('Last name is too long')))

const phoneMessage = t('Please enter a valid phone number')
const maxPhoneLength = 40

const phoneField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, t('Phone number is required')),
    z.regex(phonePattern, phoneMessage),
    z.maxLength(maxPhoneLength, phoneMessage),
  )

const optionalPhoneField = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || phonePattern.test(value), phoneMessage),
  z.maxLength(maxPhoneLength, phoneMessage),
)

const loginPasswordField = z
  .string()
  .check(
    z.minLength(1, t('Password is required')),
    z.minLength(6, t('Password must be at least 6 characters')),
  )

/** A new password: 8 characters, an uppercase letter, a lowercase letter and a digit. */
const newPasswordField = z.string().check(
  z.minLength(1, t('Password is required')),
  z.minLength(8, t('Password must be at least 8 characters')),
  z.refine(
    (value) => /[A-Z]/.test(value) && /[a-z]/.test(value) && /\d/.test(value),
    t('Password must contain at least one uppercase letter, one lowercase letter, and one number'),
  ),
)

export const loginForm = z.object({ email: emailField(t('Email is invalid')), password: loginPasswordField })
export type LoginForm = z.infer<typeof loginForm>

const confirmPasswordField = z.string().check(z.minLength(1, t('Please confirm your password')))
const passwordsGiven = z.object({ password: z.string(), confirmPassword: z.string().check(z.minLength(1)) })
const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.confirmPassword === form.password,
  {
    path: ['confirmPassword'],
    error: t('Passwords do not match'),
    // Tell it even while other fields are wrong, but not on top of 'Please confirm your password'.
    when: ({ value }) => passwordsGiven.safeParse(value).success,
  },
)

export const registerForm = z
  .object({
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField(t('Email is invalid')),
    phone: phoneField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    agreesToTerms: z.boolean().check(z.refine(Boolean, t('You must agree to the terms and conditions'))),
  })
  .check(passwordsMatch)
export type RegisterForm = z.infer<typeof registerForm>

export const forgotPasswordForm = z.object({ email: emailField(t('Please enter a valid email address')) })

export const editProfileForm = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField(t('Please enter a valid email')),
  phone: optionalPhoneField,
})
export type EditProfileFields = z.infer<typeof editProfileForm>

/** As the form holds it: with a place for the password that the service may demand. */
export const editProfileFields = z.extend(editProfileForm, { currentPassword: z.string() })

/** Edit profile once the service has demanded a recent sign-in. */
export const editProfileWithPasswordForm = z.extend(editProfileForm, { currentPassword: loginPasswordField })

/** A new password by a mailed link: the rules of registration. */
export const newPasswordForm = z
  .object({ password: newPasswordField, confirmPassword: confirmPasswordField })
  .check(passwordsMatch)

export const changePasswordForm = z
  .object({
    currentPassword: loginPasswordField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
  })
  .check(passwordsMatch)

export const deleteAccountForm = z.object({ currentPassword: loginPasswordField })
