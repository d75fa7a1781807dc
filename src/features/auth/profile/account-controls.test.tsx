import '../../../../tests/testing/dialog-in-jsdom'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { AccountControls } from './account-controls'

function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>
}

async function openProfile(user = student) {
  setSignedIn(true, user)
  render(
    <MemoryRouter initialEntries={['/about']}>
      <AccountControls />
      <Place />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open profile' }))
  return screen.findByRole('dialog', { name: 'Profile' })
}

afterEach(() => setSignedIn(false))

test('the profile shows avatar, name, the three rows and its two buttons', async () => {
  const profile = await openProfile()
  expect(within(profile).getByText('R', { selector: 'p' })).toBeVisible()
  expect(within(profile).getByText('Ravi Kumar', { selector: 'p' })).toBeVisible()
  const rows = within(profile).getAllByRole('term')
  expect(rows.map((row) => [row.textContent, row.nextElementSibling?.textContent])).toEqual([
    ['Name', 'Ravi Kumar'],
    ['Email', 'ravi@demo.test'],
    ['Phone', '+91 90000 00001'],
  ])
  expect(within(profile).getByRole('button', { name: 'Edit Profile' })).toBeEnabled()
  expect(within(profile).getByRole('button', { name: 'Logout' })).toBeEnabled()
})

test('what is empty is told as not provided', async () => {
  const profile = await openProfile({ ...student, firstName: '', lastName: '', phone: '' })
  expect(within(profile).getAllByText('Not provided')).toHaveLength(2)
})

test('who is signed out while the profile is open is asked to log in, and is led there', async () => {
  await openProfile()
  act(() => setSignedIn(false))
  const profile = screen.getByRole('dialog', { name: 'Profile' })
  expect(profile).toHaveTextContent('Login to see Profile')
  expect(within(profile).queryByText('Ravi Kumar')).not.toBeInTheDocument()
  await userEvent.click(within(profile).getByRole('button', { name: 'Login' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'place' })).toHaveTextContent('/login')
})
