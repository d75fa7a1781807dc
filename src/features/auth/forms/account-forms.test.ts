import { describe, expect, it } from 'vitest'
import {
  changePasswordForm,
  editProfileForm,
  forgotPasswordForm,
  loginForm,
  registerForm,
} from './account-forms'

type Schema = { safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly Issue[] } } }
type Issue = { path: readonly PropertyKey[]; message: string }

/** First message of each field, as the forms show them. */
function messages(schema: Schema, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
}

const registration = {
  firstName: 'Lakshmi',
  lastName: 'Rao',
  email: 'lakshmi@demo.test',
  phone: '+91 90000 00123',
  password: 'Student@123',
  confirmPassword: 'Student@123',
  agreesToTerms: true,
}

describe('login form', () => {
  it.each([
    [
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    [
      { email: '   ', password: '12345' },
      { email: 'Email is required', password: 'Password must be at least 6 characters' },
    ],
    [{ email: 'a@b', password: '123456' }, { email: 'Email is invalid' }],
    [{ email: 'a b@c.in', password: '123456' }, { email: 'Email is invalid' }],
    [{ email: ' student@demo.test ', password: 'a pass word' }, {}],
  ])('%j says %j', (value, expected) => {
    expect(messages(loginForm, value)).toEqual(expected)
  })

  it('trims the address', () => {
    expect(loginForm.parse({ email: ' student@demo.test ', password: '123456' }).email).toBe(
      'student@demo.test',
    )
  })
})

describe('register form', () => {
  it('accepts a whole registration, in any script', () => {
    expect(messages(registerForm, registration)).toEqual({})
    expect(messages(registerForm, { ...registration, firstName: 'లక్ష్మి', lastName: 'राव' })).toEqual({})
  })

  it('names every empty field', () => {
    const empty = {
      firstName: ' ',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
      agreesToTerms: false,
    }
    expect(messages(registerForm, empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      agreesToTerms: 'You must agree to the terms and conditions',
    })
  })

  it.each([
    ['12345', 'Please enter a valid phone number'],
    ['phone me please', 'Please enter a valid phone number'],
    ['++919000000123', 'Please enter a valid phone number'],
    ['1'.repeat(41), 'Please enter a valid phone number'],
    ['9000000123', undefined],
    ['(040) 5550-0123', undefined],
  ])('phone %j says %j', (phone, expected) => {
    expect(messages(registerForm, { ...registration, phone }).phone).toBe(expected)
  })

  it.each([
    ['Ab1', 'Password must be at least 8 characters'],
    [
      'alllowercase1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    [
      'ALLUPPERCASE1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    [
      'NoDigitsHere',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    ['With Space 1', undefined],
  ])('password %j says %j', (password, expected) => {
    expect(messages(registerForm, { ...registration, password, confirmPassword: password }).password).toBe(
      expected,
    )
  })

  it.each([
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: 'Ab1' }, { password: 'Password must be at least 8 characters' }],
  ])('compares the passwords even beside %j', (wrong, expected) => {
    const value = { ...registration, ...wrong, confirmPassword: 'Student@124' }
    expect(messages(registerForm, value)).toEqual({
      ...expected,
      confirmPassword: 'Passwords do not match',
    })
  })
})

describe('the other account forms', () => {
  it('word a wrong address in their own way', () => {
    expect(messages(forgotPasswordForm, { email: 'nobody' })).toEqual({
      email: 'Please enter a valid email address',
    })
    const profile = { firstName: 'A', lastName: 'B', email: 'nobody', phone: '' }
    expect(messages(editProfileForm, profile)).toEqual({ email: 'Please enter a valid email' })
  })

  it('compare the new passwords without the current one', () => {
    const value = { currentPassword: '', password: 'Ab1', confirmPassword: 'Student@124' }
    expect(messages(changePasswordForm, value)).toEqual({
      currentPassword: 'Password is required',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    })
  })

  it('let the phone be empty in the profile, but not wrong', () => {
    const profile = { firstName: 'A', lastName: 'B', email: 'a@b.in', phone: '' }
    expect(messages(editProfileForm, profile)).toEqual({})
    expect(messages(editProfileForm, { ...profile, phone: '12' })).toEqual({
      phone: 'Please enter a valid phone number',
    })
  })
})
