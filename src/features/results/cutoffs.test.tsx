import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { preferencesRepository } from '@/own/preferences/repository'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { Cutoffs } from './cutoffs'

const source = { name: 'Sample commission', url: 'https://www.example.com/results' }
const stored = [
  { year: 2023, outOf: 150, marks: { General: 98, OBC: 92.5 }, source },
  { year: 2021, outOf: 120, marks: { General: 80, OBC: 75 }, source },
]

const show = (cutoffs: unknown = stored) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Cutoffs stored={cutoffs} />
    </QueryClientProvider>,
  )

type Repository = typeof preferencesRepository
const account = vi.hoisted(() => ({ read: vi.fn<Repository['read']>(), set: vi.fn<Repository['set']>() }))
// For the whole file: what one test has set may reach the account during the next.
vi.mock('@/own/preferences/repository', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/own/preferences/repository')>()),
  preferencesRepository: account,
}))
/** Each test has a student of its own. */
let user = student
let students = 0

beforeEach(() => {
  account.read.mockReset().mockResolvedValue({})
  account.set.mockReset().mockResolvedValue()
  user = { ...student, id: `ravi-${++students}` }
  setSignedIn(true, user)
})
afterEach(() => setSignedIn(false))

test('a student who chooses a category reads its cut-offs as published, with their source', async () => {
  show()
  await userEvent.selectOptions(await screen.findByLabelText('Your category'), 'OBC')
  expect(screen.getByText(/^Cut-off 2023/)).toHaveTextContent('Cut-off 2023, OBC: 92.5 of 150')
  expect(screen.getByText(/^Cut-off 2021/)).toHaveTextContent('Cut-off 2021, OBC: 75 of 120')
  expect(screen.getByRole('link', { name: 'Sample commission' })).toHaveAttribute('href', source.url)
  await waitFor(() =>
    expect(account.set).toHaveBeenCalledWith(user.id, {
      category: { value: 'obc', at: expect.any(Number) },
    }),
  )
})

test('who prefers not to say is asked no more', async () => {
  const { container } = show()
  await userEvent.selectOptions(await screen.findByLabelText('Your category'), 'Prefer not to say')
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

test('a category without a cut-off says so', async () => {
  account.read.mockResolvedValue({ category: { value: 'st', at: 1 } })
  show()
  expect(await screen.findByText('No past cut-off of your category is known.')).toBeVisible()
})

test('without a source nothing is shown, and nothing asked', async () => {
  const { container } = show(stored.map((year) => ({ ...year, source: undefined })))
  await waitFor(() => expect(account.read).toHaveBeenCalled())
  expect(container).toBeEmptyDOMElement()
})
