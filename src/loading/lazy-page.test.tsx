import { render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyPage, preloadPage } from './lazy-page'

const JobPage = ({ title }: { title: string }) => <h1>{title}</h1>
const load = () => Promise.resolve({ JobPage })

const shown = (Page: ComponentType<{ title: string }>) => (
  <Suspense fallback="Loading page">
    <Page title="Clerk" />
  </Suspense>
)

it('shows the fallback until the code has come', async () => {
  render(shown(lazyPage(load, 'JobPage')))
  expect(screen.getByText('Loading page')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Clerk' })).toBeVisible()
})

it('a page whose code is there is shown at once, without the fallback', async () => {
  const page = lazyPage(load, 'JobPage')
  preloadPage(page)
  await Promise.resolve().then(() => undefined)
  render(shown(page))
  expect(screen.getByRole('heading', { name: 'Clerk' })).toBeVisible()
})

it('what is no lazy page is left alone', () => {
  expect(() => preloadPage(JobPage)).not.toThrow()
  expect(() => preloadPage('main')).not.toThrow()
})
