import { QueryClient } from '@tanstack/react-query'

/** What the desk has read. Another operator may have changed it, so it is read again whenever the window is looked at. */
export const deskQueries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 0, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
