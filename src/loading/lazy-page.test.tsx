import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CodeError } from './fetch-code'
import { lazyPage, preloadPage } from './lazy-page'

const JobPage = ({ title }: { title: string }) => <h1>{title}</h1>
const load = () => Promise.resolve({ JobPage })
const Closed = ({ title }: { title: string }) => <p>{title} cannot be opened</p>

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
  await preloadPage(page)
  render(shown(page))
  expect(screen.getByRole('heading', { name: 'Clerk' })).toBeVisible()
})

it('a component that is no lazy page has no code to load', async () => {
  expect(await preloadPage(JobPage)).toBeNull()
  expect(await preloadPage('main')).toBeNull()
})

describe('a page whose code could not be loaded', () => {
  const failing = () => vi.fn(load).mockRejectedValueOnce(new CodeError('no network', { needsReload: false }))

  beforeEach(() => {
    // React tells what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('says so, and is asked for again by a press', async () => {
    const user = userEvent.setup()
    render(shown(lazyPage(failing(), 'JobPage')))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load content. Please try again.')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Clerk' })).toBeVisible()
  })

  it('comes by itself when the network is back', async () => {
    render(shown(lazyPage(failing(), 'JobPage')))
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: 'Clerk' })).toBeVisible()
  })

  it('is asked for again when it is opened again', async () => {
    const page = lazyPage(failing(), 'JobPage')
    const { unmount } = render(shown(page))
    await screen.findByRole('alert')
    unmount()
    render(shown(page))
    expect(await screen.findByRole('heading', { name: 'Clerk' })).toBeVisible()
  })

  it('offers a reload where nothing else helps', async () => {
    const broken = () =>
      Promise.reject<{ JobPage: typeof JobPage }>(new CodeError('kept as failed', { needsReload: true }))
    render(shown(lazyPage(broken, 'JobPage')))
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
  })

  it('offers a reload when a retry shows that nothing else helps', async () => {
    const broken = vi
      .fn(load)
      .mockRejectedValueOnce(new CodeError('offline', { needsReload: false }))
      .mockRejectedValue(new CodeError('kept as failed', { needsReload: true }))
    render(shown(lazyPage(broken, 'JobPage')))
    expect(await screen.findByText(/^Check your internet connection/)).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
  })

  it('has another shape where it is a dialog', async () => {
    render(shown(lazyPage(failing(), 'JobPage', Closed)))
    expect(await screen.findByText('Clerk cannot be opened')).toBeVisible()
  })
})
