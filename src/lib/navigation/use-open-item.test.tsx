import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useOpenItem } from './use-open-item'

function List() {
  const { openId, show, close } = useOpenItem('job')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="open">{openId ?? 'none'}</output>
      <button type="button" onClick={() => show('a')}>
        Show a
      </button>
      <button type="button" onClick={() => show('b')}>
        Show b
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

function start(...entries: string[]) {
  render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <List />
    </MemoryRouter>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByRole('status', { name: 'address' }).textContent

it('closes with one Back, however many items were stepped through', async () => {
  start('/home', '/jobs?category=Courts')
  await press('Show a')
  expect(address()).toBe('/jobs?category=Courts&job=a')
  await press('Show b')
  expect(address()).toBe('/jobs?category=Courts&job=b')
  await press('Back')
  expect(address()).toBe('/jobs?category=Courts')
})

it('leaves nothing behind when it is closed by its button', async () => {
  start('/home', '/jobs')
  await press('Show a')
  await press('Close')
  expect(address()).toBe('/jobs')
  await press('Back')
  expect(address()).toBe('/home')
})

it('closes to its list when it came open, by a shared link', async () => {
  start('/jobs?job=a&category=Courts')
  expect(screen.getByRole('status', { name: 'open' })).toHaveTextContent('a')
  await press('Show b')
  await press('Close')
  expect(address()).toBe('/jobs?category=Courts')
})
