import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** What a screen test takes as read already: nothing is asked for, whatever the screen mounts. */
export function readAlready(
  data: ReadonlyArray<readonly [QueryKey, unknown]>,
  failed: readonly QueryKey[] = [],
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
  for (const [key, value] of data) client.setQueryData(key, value)
  for (const queryKey of failed) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ ...query.state, status: 'error', error: new Error('refused') })
  }
  return client
}
