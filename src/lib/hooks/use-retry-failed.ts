import { useQueryClient } from '@tanstack/react-query'

/** Asks again for every read on the screen that failed: a list, and the categories above it. */
export function useRetryFailed(): () => void {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
