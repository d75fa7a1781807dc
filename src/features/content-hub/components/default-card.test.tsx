import { render, screen } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { dailyDoseSchema } from '@/content/daily-doses/schema'
import { DefaultCard } from './default-card'

const show = (fields: object) =>
  render(<DefaultCard item={dailyDoseSchema.parse({ id: 'd', title: 'Dose', ...fields })} heading="Dose" />)

test.each([
  [{}, 'Free'],
  [{ isPaid: true }, 'Paid'],
  [{ price: 49 }, 'Paid (Rs. 49)'],
  [{ isImportant: true, price: 49 }, 'Important'],
])('%j is badged %s', (fields, badge) => {
  show(fields)
  expect(screen.getByText(badge)).toBeVisible()
})

it('shows its summary, date and category, and says when nothing describes it', () => {
  show({ summary: 'In short', date: '2026-11-20T06:00:00+05:30', categoryName: 'Polity' })
  expect(screen.getByText('In short')).toBeVisible()
  expect(screen.getByText('20/11/2026')).toBeVisible()
  expect(screen.getByText('Polity')).toBeVisible()
  show({})
  expect(screen.getByText('No description available')).toBeVisible()
})
