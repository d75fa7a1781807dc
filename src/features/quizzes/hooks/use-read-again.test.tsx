import 'fake-indexeddb/auto'
import { IsRestoringProvider, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keptQuizQuery } from '../kept-quiz'
import { useReadAgain } from './use-read-again'

afterEach(() => vi.restoreAllMocks())

function Standing() {
  return <output>{useReadAgain('rivers')}</output>
}

it('a quiz that the page came with waits for its read, which begins when the page is taken over', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const { queryKey } = keptQuizQuery('rivers')
  client.setQueryData(queryKey, null)
  client.getQueryCache().find({ queryKey })?.invalidate()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise<Response>(() => undefined))
  const page = (isTakenOver: boolean) => (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={!isTakenOver}>
        <Standing />
      </IsRestoringProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(false))
  expect(screen.getByRole('status')).toHaveTextContent('reading')
  rerender(page(true))
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.getByRole('status')).toHaveTextContent('reading')
  expect(client.getQueryState(queryKey)?.fetchStatus).toBe('fetching')
  // It does not wait for ever.
  expect(await screen.findByText('read')).toBeVisible()
})
