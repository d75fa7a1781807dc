import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubIntersections, stubMediaQueries } from '../../../../tests/testing/screen-stubs'
import { expectConsole } from '../../../../tests/testing/setup-console'
import { HomePage, LandingStill } from './landing-page'

beforeEach(() => {
  stubMediaQueries(false)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void Promise.resolve().then(run))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (page: React.ReactElement) => render(<MemoryRouter>{page}</MemoryRouter>)

test('every part is there with its heading and a way in, before anything is asked for', async () => {
  stubIntersections(false)
  const fetched = vi.spyOn(globalThis, 'fetch')
  show(<HomePage />)
  await screen.findByRole('heading', { name: 'A look inside' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'A look inside',
    'Everything in one calm place',
    'The screen you will see in the exam hall',
    'Current affairs, the important ones first',
    'Pay once, for what you need',
    'Your exam has a date. Start preparing today.',
  ])
  for (const [name, href] of [
    ['Browse Free Content', '/content/current-affairs'],
    ['Get Started', '/register'],
    ['All current affairs→', '/content/current-affairs'],
    ['All test series→', '/content/test-series'],
    ['All PDF packs→', '/content/paid-resources'],
    ['Create your free account', '/register'],
  ] as const) {
    const link = screen.getAllByRole('link').find(({ textContent }) => textContent === name)
    expect([name, link?.getAttribute('href')]).toEqual([name, href])
  }
  await act(async () => undefined)
  expect(fetched).not.toHaveBeenCalled()
})

test('behind the account overlays only the first screen stands, whatever is on the screen', async () => {
  stubIntersections(true)
  show(<LandingStill />)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

test('the sample question is answered on the spot; without the backend another one is a quiet line', async () => {
  stubIntersections(false)
  expectConsole(/HTTP error has no status/)
  expectConsole(/RestConnection RPC 'RunQuery'.* failed/)
  // On a busy machine its code alone takes longer than a line is waited for.
  await import('../landing/landing-live')
  show(<HomePage />)
  const check = screen.getByRole('button', { name: 'Check answer' })
  expect(check).toBeDisabled()
  fireEvent.click(screen.getByLabelText(/Article 263/))
  fireEvent.click(check)
  expect(screen.getByRole('status')).toHaveTextContent(/^Not this one\. Article 280: the President/)
  expect(screen.getByLabelText(/Article 280/).closest('label')).toHaveTextContent(/Correct$/)
  expect(screen.getByLabelText(/Article 263/).closest('label')).toHaveTextContent(/Wrong$/)

  fireEvent.click(screen.getByRole('button', { name: 'Another question' }))
  expect(screen.getByText(/Loading another question/)).toBeInTheDocument()
  expect(await screen.findByText(/Another question could not be loaded/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All quizzes' })).toHaveAttribute('href', '/content/quizzes')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})
