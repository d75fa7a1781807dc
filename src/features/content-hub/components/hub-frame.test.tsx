import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { sectionKey } from '@/domain/content-section'
import { readAlready } from '../../../../tests/testing/read-already'

vi.mock('@/config/site', () => ({ siteUrl: 'https://pariksha.example' }))
const { QueryClientProvider } = await import('@tanstack/react-query')
const { SectionFrame } = await import('./hub-frame')

test.each([
  ['/content/current-affairs', 'Current Affairs', 'https://pariksha.example/current-affairs.xml'],
  ['/content/jobs', 'Jobs', 'https://pariksha.example/jobs.xml'],
  ['/content/test-series', 'Test Series', null],
])('%s names its feed, if it has one, to feed readers', (path, heading, feed) => {
  render(
    <QueryClientProvider
      client={readAlready([
        [['categories', 'Jobs'], []],
        [sectionKey('test-series'), []],
      ])}
    >
      <MemoryRouter initialEntries={[path]}>
        <SectionFrame />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const link = document.head.querySelector('link[rel="alternate"][type="application/rss+xml"]')
  expect(link?.getAttribute('href') ?? null).toBe(feed)
  expect(link?.getAttribute('title') ?? heading).toBe(heading)
})
