import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, test } from 'vitest'
import { resourceSchema } from '@/content/resources/schema'
import { currentAlert } from '@/ui/dialog/alert-store'
import { readAlready } from '../../../../tests/testing/read-already'
import { ResourceCard } from './resource-card'

afterEach(() => {
  currentAlert()?.acknowledge()
})

const show = (fields: object) =>
  render(
    <QueryClientProvider client={readAlready([])}>
      <ResourceCard resource={resourceSchema.parse({ id: 'r', title: 'Formulas', ...fields })} />
    </QueryClientProvider>,
  )

it('downloads in a new tab that cannot reach back; beside it the card has only its bookmark and Share', async () => {
  show({ url: 'https://files.example/formulas.pdf', type: 'pdf' })
  const link = screen.getByRole('link', { name: /^Download ?Formulas$/ })
  expect(link).toHaveAttribute('href', 'https://files.example/formulas.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await screen.findByRole('button', { name: 'Share Formulas' })
  expect(screen.getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: 'Save for later: Formulas' }),
    screen.getByRole('button', { name: 'Share Formulas' }),
  ])
})

it('opens what is a page and no file, and shares its address', async () => {
  const user = userEvent.setup()
  show({ url: 'https://site.example/syllabus', type: 'Link' })
  const link = screen.getByRole('link', { name: /^Open ?Formulas$/ })
  expect(link).toHaveAttribute('href', 'https://site.example/syllabus')
  expect(screen.queryByText('Download')).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Share Formulas' }))
  expect(await navigator.clipboard.readText()).toBe('https://site.example/syllabus')
  expect(screen.getByRole('status')).toHaveTextContent('Link copied')
})

it('says whom to ask about a page without an address', async () => {
  show({ type: 'link' })
  await userEvent.click(screen.getByRole('button', { name: /^Open ?Formulas$/ }))
  expect(currentAlert()?.message).toBe('No link available for "Formulas". Please contact support.')
  expect(screen.queryByRole('button', { name: 'Share Formulas' })).not.toBeInTheDocument()
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/x',
  '',
  null,
])('with the address %j there is no link, and Download says that none is available', async (url) => {
  show({ url })
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Download ?Formulas$/ }))
  expect(currentAlert()?.message).toBe('No PDF URL available for "Formulas". Please contact support.')
})
