import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { resourceAccessQuery } from '@/content/resources/queries'
import { type ResourceAccess, resourceSchema } from '@/content/resources/schema'
import { currentAlert } from '@/ui/dialog/alert-store'
import { ResourceAction } from './resource-action'

/** An owned resource; `access` is what `private/access` says of it, already read. */
function show(document: Record<string, unknown>, access: ResourceAccess | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(resourceAccessQuery('ravi', 'r1').queryKey, access)
  const resource = resourceSchema.parse({ id: 'r1', title: 'Book 1', ...document })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ResourceAction resource={resource} userId="ravi" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  currentAlert()?.acknowledge()
})

it('downloads a PDF of another site in a new tab that cannot reach back', () => {
  show({ type: 'pdf', pdfUrl: 'https://files.example/book.pdf' })
  const link = screen.getByRole('link', { name: 'Download Book 1' })
  expect(link).toHaveAttribute('href', 'https://files.example/book.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

it('never downloads from what is no web address', async () => {
  show({ type: 'pdf', pdfUrl: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Download Book 1' }))
  expect(currentAlert()?.message).toBe('No PDF URL available for "Book 1". Please contact support.')
})

it('says that a PDF without an address needs support', async () => {
  show({ type: 'document', pdfUrl: ' ' })
  await userEvent.click(screen.getByRole('button', { name: 'Download Book 1' }))
  expect(currentAlert()?.message).toBe('No PDF URL available for "Book 1". Please contact support.')
})

it('opens a video or link in a new tab that cannot reach back', () => {
  show({ type: 'video' }, { kind: 'web', url: 'https://videos.example/watch' })
  const link = screen.getByRole('link', { name: 'Access Book 1' })
  expect(link).toHaveAttribute('href', 'https://videos.example/watch')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

it('never links to what is no web address', async () => {
  show({ type: 'link', url: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Access Book 1' }))
  expect(currentAlert()?.message).toBe('No link available for "Book 1". Please contact support.')
})

it('plays a film of the pack in place', () => {
  show({ type: 'video' }, { kind: 'film', path: 'paid/polity/film.webm' })
  expect(screen.getByRole('button', { name: 'Access Book 1' })).toHaveAttribute('aria-haspopup', 'dialog')
  expect(screen.queryByRole('link')).toBeNull()
})
