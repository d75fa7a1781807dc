/** The app's screens on one file's backend, through its own database instance; such a file runs in jsdom. */
import '../../testing/setup-app'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { connectFirestoreEmulator } from 'firebase/firestore/lite'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll } from 'vitest'
import { db } from '@/lib/firebase/firestore'
import { setSignedIn } from '../../testing/signed-in'
import { type SeededBackend, setUpSeededBackend } from './seeded-backend'

/** Registers the hooks of one test file; nobody is signed in. */
export function setUpScreens(): SeededBackend {
  const backend = setUpSeededBackend()
  beforeAll(() => {
    // Allowed until the first request, which no other file makes through this instance.
    connectFirestoreEmulator(db, '127.0.0.1', backend.ports().firestore)
    setSignedIn(false)
  })
  return backend
}

/** Opens `address`; `routes` are the only pages there are. */
export function open(address: string, routes: Readonly<Record<string, ReactNode>>): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          {Object.entries(routes).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
