import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ArticleToolbar } from './article-toolbar'

function Address() {
  return <output aria-label="address">{useLocation().search}</output>
}

function show(search: string) {
  render(
    <MemoryRouter initialEntries={[`/content/current-affairs${search}`]}>
      <ArticleToolbar count="13" />
      <Address />
    </MemoryRouter>,
  )
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent
const filter = () => screen.getByRole('button', { name: /^Filter by Date/ })

it('opens and closes its panel; a dot tells of an active filter', async () => {
  show('')
  expect(screen.queryByLabelText('Exact date')).toBeNull()
  expect(screen.queryByRole('img', { name: 'A date filter is active' })).toBeNull()
  await userEvent.click(filter())
  expect(filter()).toHaveAttribute('aria-expanded', 'true')
  fireEvent.change(await screen.findByLabelText('Exact date'), { target: { value: '2026-11-20' } })
  expect(address()).toBe('?date=2026-11-20')
  await userEvent.click(filter())
  expect(screen.queryByLabelText('Exact date')).toBeNull()
  expect(screen.getByRole('img', { name: 'A date filter is active' })).toBeVisible()
})

it('lets the exact date and the month clear each other, and Clear both', async () => {
  show('?category=Awards&month=2026-10')
  expect(await screen.findByLabelText('Month')).toHaveValue('2026-10')
  fireEvent.change(screen.getByLabelText('Exact date'), { target: { value: '2026-11-20' } })
  expect(screen.getByLabelText('Month')).toHaveValue('')
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-09' } })
  expect(screen.getByLabelText('Exact date')).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(address()).toBe('?category=Awards')
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled()
})

it('orders by latest unless told otherwise', async () => {
  show('')
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Latest First')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest First')
  expect(address()).toBe('?sort=oldest')
})
