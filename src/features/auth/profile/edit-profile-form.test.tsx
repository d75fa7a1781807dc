import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { toAppError } from '@/lib/app-error'
import { userRepository } from '@/session/user-repository'
import { student } from '../../../../tests/testing/signed-in'
import { accountRepository } from '../account/account-repository'
import { EditProfileForm } from './edit-profile-form'

const tooOld = toAppError(Object.assign(new Error(), { code: 'auth/requires-recent-login' }))
const onSaved = vi.fn()

beforeEach(() => {
  onSaved.mockReset()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(accountRepository, 'rename').mockResolvedValue()
  vi.spyOn(userRepository, 'update').mockResolvedValue()
})

const show = () => render(<EditProfileForm user={student} onCancel={() => undefined} onSaved={onSaved} />)

test('asks for the password in place where the service demands a recent sign-in, and goes on', async () => {
  const changeEmail = vi
    .spyOn(accountRepository, 'changeEmail')
    .mockRejectedValueOnce(tooOld)
    .mockResolvedValueOnce('link-sent')
  const reauthenticate = vi.spyOn(accountRepository, 'reauthenticate').mockResolvedValue()
  const user = userEvent.setup({ delay: null })
  show()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), ' new@demo.test ')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Please log in again to complete this action.')
  const password = screen.getByLabelText('Current password')
  await waitFor(() => expect(password).toHaveFocus())
  expect(reauthenticate).not.toHaveBeenCalled()
  await user.type(password, 'Spaces in it 1{Enter}')

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('new@demo.test'))
  expect(reauthenticate).toHaveBeenCalledWith('Spaces in it 1')
  expect(changeEmail).toHaveBeenLastCalledWith('new@demo.test')
})

test('is locked as a whole while it saves, and saves once', async () => {
  let finish = () => {}
  const update = vi.spyOn(userRepository, 'update').mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  const user = userEvent.setup({ delay: null })
  show()
  await user.dblClick(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled()
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled()
  finish()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(null))
  expect(update).toHaveBeenCalledTimes(1)
})

test('names what is wrong at its field and counts the faults aloud', async () => {
  const user = userEvent.setup({ delay: null })
  show()
  await user.clear(screen.getByLabelText('First Name'))
  await user.clear(screen.getByLabelText('Email'))
  await user.clear(screen.getByLabelText('Phone Number'))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Check 2 fields below.')
  expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First name is required')
  // The form moves the focus once it has shown what is wrong.
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
  await user.click(screen.getByLabelText('First Name'))
  await user.paste('x'.repeat(300))
  // Edited, it is not wrong before it is sent again (spec section 5), and no new count talks over the typing.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('First Name')).not.toHaveAccessibleDescription()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('First name is too long')).toBeVisible()
  expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First name is too long')
})
