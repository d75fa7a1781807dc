import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SearchDialog } from '@/features/search'
import '../../../../tests/testing/dialog-in-jsdom'
import { SharePage } from './share-page'

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

/** Reads nothing. */
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })

function share(fields: Record<string, string>) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/share?${String(new URLSearchParams(fields))}`]}>
        <Routes>
          <Route path="/share" element={<SharePage Search={SearchDialog} />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a link to a page of this site opens it at once', () => {
  share({ title: 'A quiz', text: `Try this: ${location.origin}/quiz/rivers-of-india?from=a` })
  expect(screen.getByTestId('place')).toHaveTextContent('/quiz/rivers-of-india?from=a')
})

test('a link to another site waits to be pressed, and opens outside', () => {
  share({ title: 'Article 315 of the Constitution', url: 'https://news.example/a' })
  expect(screen.getByRole('heading', { level: 1, name: 'Shared with this app' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Article 315 of the Constitution' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Open the link' })
  expect(link).toHaveAttribute('href', 'https://news.example/a')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('a text fills the search in', async () => {
  share({ text: 'Article 315 of the Constitution' })
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Search for it here' }))
  expect(screen.getByRole('searchbox')).toHaveValue('Article 315 of the Constitution')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['javascript:alert(document.domain)', 'data:text/html,<script>alert(1)</script>'])(
  'nothing can be made of %s but a text',
  (url) => {
    share({ url })
    expect(screen.getByText(url)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('an address without a share says so', () => {
  share({})
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing was shared' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
})

test('search engines are kept away', () => {
  share({ text: 'one' })
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
