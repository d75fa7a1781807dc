import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { questionIndexQuery } from '@/content/question-index/queries'
import { visitor } from '@/lib/device/visitor'
import { testsOnDevice } from '@/own/papers/papers-of-tests'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { PracticePage } from './practice-page'

const network = vi.hoisted(() => ({ state: { status: 'online' }, tell: (): unknown => undefined }))
vi.mock('@/lib/device/network-state', () => ({
  getNetworkState: () => network.state,
  getServerNetworkState: () => network.state,
  subscribeToNetwork: (listener: () => void) => {
    network.tell = listener
    return () => undefined
  },
}))
vi.mock('@/own/papers/papers-of-tests', async (original) => ({
  ...(await original<typeof import('@/own/papers/papers-of-tests')>()),
  testsOnDevice: vi.fn(),
}))

function setNetwork(status: 'online' | 'offline') {
  network.state = { status }
  act(() => void network.tell())
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('what was chosen stays when the network goes and comes back', async () => {
  setSignedIn(false)
  vi.mocked(testsOnDevice).mockResolvedValue(new Set(['quiz/a']))
  const index = {
    version: 'v',
    parts: [{ topics: 'Rivers\nDams', tests: 'quiz/a free q 0=1,2,3,4,5,6\nquiz/b free q 1=1,2,3,4,5,6' }],
  }
  const client = readAlready([
    [questionIndexQuery.queryKey, index],
    [['attempts', 'known-sheets', visitor], []],
    [['attempts', 'sheets', visitor], []],
    [['cards', visitor], new Map()],
  ])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/practice']}>
        <PracticePage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: /Rivers/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'Study mode' }))
  setNetwork('offline')
  expect(await screen.findByRole('checkbox', { name: /Rivers/, checked: true })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Study mode', checked: true })).toBeDefined()
  await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: /Dams/ })).toBeNull())
  setNetwork('online')
  expect(await screen.findByRole('checkbox', { name: /Dams/ })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Study mode', checked: true })).toBeDefined()
})
