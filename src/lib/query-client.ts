import { QueryClient } from '@tanstack/react-query'
import { toAppError } from './app-error'

/** Failures that asking again can mend. */
const passing = new Set(['network-request-failed', 'unavailable', 'unknown', 'internal', 'aborted'])

/**
 * Server state: one cache for the life of the page, which outlives its layouts. A minute of freshness makes coming back
 * free; `always` lets a read fail with its message when the network is gone, instead of waiting without a word. The app adds
 * what keeps reads on the device (src/app/query-cache.ts).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      networkMode: 'always',
      // Off by itself with `always`: what failed or is old is asked for again when the network is back.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && passing.has(toAppError(error).code),
      retryDelay: 600,
    },
  },
})
