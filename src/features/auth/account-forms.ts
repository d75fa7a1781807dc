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

export const registerForm = z
  .object({
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField('Email is invalid'),
    phone: phoneField,
    password: newPasswordField,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
    agreesToTerms: z.boolean().check(z.refine(Boolean, 'You must agree to the terms and conditions')),
  })
  .check(
    z.refine((form) => form.confirmPassword === form.password, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Tell it even while other fields are wrong, but not on top of 'Please confirm your password'.
      when: ({ value }) => passwordsGiven.safeParse(value).success,
    }),
  )
export type RegisterForm = z.infer<typeof registerForm>

const passwordsGiven = z.object({ password: z.string(), confirmPassword: z.string().check(z.minLength(1)) })

export const forgotPasswordForm = z.object({ email: emailField('Please enter a valid email address') })

export const editProfileForm = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField('Please enter a valid email'),
  phone: optionalPhoneField,
})
export type EditProfileForm = z.infer<typeof editProfileForm>
