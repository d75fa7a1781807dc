/** The account forms' schemas (spec section 5). */
import * as z from 'zod/mini'
import {
  emailField,
  firstNameField,
  lastNameField,
  loginPasswordField,
  newPasswordField,
  optionalPhoneField,
  phoneField,
} from './account-fields'

export const loginForm = z.object({ email: emailField('Email is invalid'), password: loginPasswordField })
export type LoginForm = z.infer<typeof loginForm>

const confirmPasswordField = z.string().check(z.minLength(1, 'Please confirm your password'))
const passwordsGiven = z.object({ password: z.string(), confirmPassword: z.string().check(z.minLength(1)) })
const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.confirmPassword === form.password,
  {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Tell it even while other fields are wrong, but not on top of 'Please confirm your password'.
    when: ({ value }) => passwordsGiven.safeParse(value).success,
  },
)

export const registerForm = z
  .object({
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField('Email is invalid'),
    phone: phoneField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    agreesToTerms: z.boolean().check(z.refine(Boolean, 'You must agree to the terms and conditions')),
  })
  .check(passwordsMatch)
export type RegisterForm = z.infer<typeof registerForm>

export const forgotPasswordForm = z.object({ email: emailField('Please enter a valid email address') })

export const editProfileForm = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField('Please enter a valid email'),
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
