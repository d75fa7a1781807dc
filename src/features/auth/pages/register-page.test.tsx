import '../../../../tests/testing/dialog-in-jsdom'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { toAppError } from '@/lib/app-error'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { accountRepository } from '../account/account-repository'
import { RegisterPage } from './register-page'

// The mocked one of signed-in.ts: a static import would come before the mock.
const { authRepository } = await import('@/session/auth-repository')

const refusal = (code: string) => toAppError(Object.assign(new Error(), { code }))

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  // Nobody else's account comes in between.
  vi.spyOn(authRepository, 'onAccountChanged').mockReturnValue(() => undefined)
  setSignedIn(false)
})

async function register(password: string) {
  const user = userEvent.setup({ delay: null })
  render(
    <MemoryRouter initialEntries={[{ pathname: '/register', state: { email: 'asha@demo.test' } }]}>
      <RegisterPage />
    </MemoryRouter>,
  )
  await user.type(screen.getByLabelText('First name'), 'आशा')
  await user.type(screen.getByLabelText('Last name'), '<b>Rao</b>')
  await user.type(screen.getByLabelText('Phone Number'), '+91 90000 00009')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Confirm password'), password)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  return user
}

test('lists every part of the service’s policy when it calls a password weak, as met or missing', async () => {
  vi.spyOn(authRepository, 'register').mockRejectedValue(refusal('auth/password-does-not-meet-requirements'))
  vi.spyOn(accountRepository, 'passwordPolicy').mockResolvedValue({
    minLength: 10,
    maxLength: 30,
    lowercase: true,
    uppercase: true,
    digit: true,
    symbols: '!@#',
  })
  const user = await register('Student123')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Password is too weak. Please choose a stronger password.',
  )
  const list = screen.getByRole('list')
  expect(await within(list).findByText(/Special character/)).toBeVisible()
  expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  expect(within(list).getByText(/Special character/)).toHaveTextContent('(missing)')
  await user.type(screen.getByLabelText('Password'), '!')
  expect(within(list).getByText(/Special character/)).toHaveTextContent('(met)')
})

test('says that an address is taken, marks the field, links to sign-in, and keeps what was typed', async () => {
  const made = vi.spyOn(authRepository, 'register').mockRejectedValue(refusal('auth/email-already-in-use'))
  await register('Student 123')
  expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.')
  expect(made).toHaveBeenCalledExactlyOnceWith('asha@demo.test', 'Student 123', 'आशा <b>Rao</b>')
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveAccessibleDescription('Use another email')
  expect(screen.getByRole('link', { name: 'Sign in with this email' })).toHaveAttribute('href', '/login')
  expect(screen.getByLabelText('First name')).toHaveValue('आशा')
  expect(screen.getByLabelText('Password')).toHaveValue('Student 123')
})

test.each([
  ['First name', { autocomplete: 'given-name', enterkeyhint: 'next' }],
  ['Last name', { autocomplete: 'family-name', enterkeyhint: 'next' }],
  ['Email', { type: 'email', inputmode: 'email', autocomplete: 'username', enterkeyhint: 'next' }],
  ['Phone Number', { type: 'tel', inputmode: 'tel', autocomplete: 'tel', enterkeyhint: 'next' }],
  ['Password', { type: 'password', autocomplete: 'new-password', enterkeyhint: 'next' }],
  ['Confirm password', { type: 'password', autocomplete: 'new-password', enterkeyhint: 'done' }],
])('%s brings the keyboard that fits it', (label, attributes) => {
  render(
    <MemoryRouter>
      <RegisterPage />
    </MemoryRouter>,
  )
  for (const [name, value] of Object.entries(attributes))
    expect(screen.getByLabelText(label)).toHaveAttribute(name, value)
})

test('says what is required before the press, and ticks the rules of the password as they are met', async () => {
  render(
    <MemoryRouter>
      <RegisterPage />
    </MemoryRouter>,
  )
  expect(screen.getByText(/All fields are required\./)).toBeVisible()
  const password = screen.getByLabelText('Password')
  const rules = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(rules()).toEqual([
    'At least 8 characters (missing)',
    'Number (missing)',
    'Uppercase letter (missing)',
    'Lowercase letter (missing)',
  ])
  expect(password).toHaveAccessibleDescription(/^At least 8 characters/)
  await userEvent.type(password, 'study2')
  expect(rules()).toEqual([
    'At least 8 characters (missing)',
    'Number (met)',
    'Uppercase letter (missing)',
    'Lowercase letter (met)',
  ])
})
