import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoAccess } from '@/content/videos/access-repository'
import { videoSchema } from '@/content/videos/schema'
import * as students from '@/lib/firebase/as-student'
import * as paidFile from '@/lib/firebase/paid-file'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { VideoPage } from './video-page'
import { VideosSection } from './videos-section'

const film = { kind: 'film', path: 'members/videos/writs.webm' } as const
const accessKey = ['video', 'access', 'ravi', 'writs']

function LoginPage() {
  const { search, state } = useLocation()
  return <p>{`login${search} ${JSON.stringify(state)}`}</p>
}

/**
 * The page of a paid video, and the list that it stands in.
 * @param access what its private document says; nothing where it must not be asked for
 */
function show(
  path: string,
  fields: Record<string, unknown> = {},
  access?: VideoAccess | 'refused' | null,
  failed: readonly QueryKey[] = [],
) {
  const video = videoSchema.parse({ id: 'writs', name: 'The five writs', isPaid: true, price: 49, ...fields })
  const client = readAlready(
    [
      [['video', 'writs'], video],
      [['section', 'videos', null], [video]],
      ...(access === undefined ? [] : ([[accessKey, access]] as const)),
    ],
    failed,
  )
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/video/:videoId" element={<VideoPage />} />
          <Route path="/content/videos" element={<VideosSection />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { client, unmount }
}

const page = '/video/writs'
const isAsked = (client: QueryClient) => client.getQueryCache().find({ queryKey: accessKey }) !== undefined

beforeEach(() => setSignedIn(true))
afterEach(() => setSignedIn(false))

describe('a visitor', () => {
  beforeEach(() => setSignedIn(false))

  it('is asked to log in on the page of a paid video, and its address is not asked for', async () => {
    const { client } = show(page)
    expect(screen.getByRole('heading', { level: 1, name: 'Premium Content' })).toBeVisible()
    expect(screen.getByText('Please login to access this paid video')).toBeVisible()
    expect(isAsked(client)).toBe(false)
    await userEvent.click(screen.getByRole('link', { name: 'Login' }))
    expect(screen.getByText(/^login/)).toHaveTextContent(
      'login {"from":"/video/writs","message":"Please login to access paid videos"}',
    )
  })

  it('is asked to log in where an older document tells the address to everybody, too', () => {
    show(page, { url: 'public/videos/writs.webm' })
    expect(screen.getByRole('heading', { name: 'Premium Content' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open in a new tab' })).not.toBeInTheDocument()
  })

  it.each([
    ['writs', '/video/writs'],
    ['a&b c#d', '/video/a%26b%20c%23d'],
  ])('is led to login and back by the paid card of %s', (id, path) => {
    show('/content/videos', { id })
    const address = screen.getByRole('link', { name: 'The five writs' }).getAttribute('href') ?? ''
    const { pathname, searchParams } = new URL(address, location.origin)
    expect([pathname, searchParams.get('redirect')]).toEqual(['/login', path])
  })
})

describe('a student', () => {
  it('is led by the card of a paid video to its page, and no address is asked for in the list', () => {
    const { client } = show('/content/videos')
    const link = screen.getByRole('link', { name: 'The five writs' })
    expect(link).toHaveAttribute('href', page)
    expect(link).not.toHaveAttribute('target')
    expect(isAsked(client)).toBe(false)
  })

  it('opens the address that an older document tells to everybody: from its card, and on its page', () => {
    const older = { url: 'https://lessons.example/writs.mp4' }
    show('/content/videos', older)
    expect(screen.getByRole('link', { name: 'The five writs' })).toHaveAttribute('href', older.url)
    const { client } = show(page, older)
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', older.url)
    expect(screen.getByLabelText('The five writs')).toHaveAttribute('src', older.url)
    expect(isAsked(client)).toBe(false)
  })

  it('waits while the address is read, and can try again when that fails', () => {
    // A real read would go on after this test.
    const read = vi.spyOn(students, 'asStudent').mockReturnValue(new Promise(() => undefined))
    const { unmount } = show(page)
    expect(screen.getByRole('status', { name: 'Loading video' })).toBeVisible()
    expect(read).toHaveBeenCalledOnce()
    unmount()
    show(page, {}, undefined, [accessKey])
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Failed to load video. Please try again.')
    expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible()
  })

  it('plays a film by its bytes, which have an address only while they are shown', async () => {
    const made = vi.fn(() => 'blob:film')
    const revoked = vi.fn()
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked })
    const { client, unmount } = show(page, {}, film)
    client.setQueryData(['video', 'film', 'ravi', film.path], new Blob(['film']))
    expect(screen.queryByRole('link', { name: 'Open in a new tab' })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('The five writs')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Play The five writs' }))
    expect(screen.getByLabelText('The five writs')).toHaveAttribute('src', 'blob:film')
    expect(revoked).not.toHaveBeenCalled()
    unmount()
    expect(revoked).toHaveBeenCalledWith('blob:film')
  })

  it('does not read the film again, which would begin anew, when the page is looked at again', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => undefined })
    const { client } = show(page, {}, film)
    const queryKey = ['video', 'film', 'ravi', film.path]
    client.setQueryData(queryKey, new Blob(['film']))
    client.setQueryDefaults(accessKey, { refetchOnWindowFocus: false })
    client.setDefaultOptions({ queries: { staleTime: 60_000, retry: false } })
    await userEvent.click(screen.getByRole('button', { name: 'Play The five writs' }))
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 10 * 60_000)
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    vi.useRealTimers()
    expect(client.isFetching({ queryKey })).toBe(0)
    expect(screen.getByLabelText('The five writs')).toHaveAttribute('src', 'blob:film')
  })

  it('reads no more of a film whose page has been left', async () => {
    const read = vi.spyOn(paidFile, 'readPaidFile').mockReturnValue(new Promise(() => undefined))
    const { unmount } = show(page, {}, film)
    await userEvent.click(screen.getByRole('button', { name: 'Play The five writs' }))
    expect(screen.getByRole('status', { name: 'Loading video' })).toBeVisible()
    const signal = read.mock.lastCall?.[3]
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('can try again when the film does not come', async () => {
    show(page, {}, film, [['video', 'film', 'ravi', film.path]])
    await userEvent.click(screen.getByRole('button', { name: 'Play The five writs' }))
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try Again' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'The five writs' })).toBeVisible()
  })

  it('opens a video of another site in a new tab', () => {
    const address = { link: 'https://lessons.example/writs', fileUrl: null, youtubeId: null }
    show(page, {}, { kind: 'web', address })
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', address.link)
    expect(screen.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument()
  })

  it.each([
    [{ isPaid: false, price: 0 }, 'Free'],
    [{ price: 49 }, 'Paid (Rs. 49)'],
    [{ price: null }, 'Paid'],
  ])('sees the type of a video with %j: %s', (fields, type) => {
    show(page, fields, null)
    expect(screen.getByText('Type').nextElementSibling?.textContent).toBe(type)
  })

  it('is told when no address is stored', () => {
    show(page, {}, null)
    expect(screen.getByRole('alert')).toHaveTextContent('Video URL not available')
  })

  it.each([
    ['resource_polity', 'pack', 'See the packs', '/content/paid-resources'],
    ['testseries_x', 'test series', 'See the test series', '/content/test-series'],
  ])('who does not own %s is led to buying the %s', (productId, what, name, address) => {
    show(page, { productId }, 'refused')
    expect(screen.getByRole('heading', { level: 1, name: 'Premium Content' })).toBeVisible()
    expect(screen.getByText(`To watch this video, buy the ${what} it belongs to.`)).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })
})
