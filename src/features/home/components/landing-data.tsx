import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '@/lib/query-client'

/** The landing page's own cache: it stands outside of the layout that gives every page with data one. */
const landingClient = createQueryClient()

export function LandingData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={landingClient}>{children}</QueryClientProvider>
}
