import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Paper } from '@/domain/paper'
import { papersOfTests } from '@/own/papers/papers-of-tests'

/** The papers of some tests, by their keys: null until it is there, undefined where it cannot be had. */
export function usePapers(
  owner: string,
  testKeys: readonly string[],
): (testKey: string) => Paper | null | undefined {
  const keys = [...new Set(testKeys)].sort()
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['papers-of-tests', owner, keys],
    queryFn: () => papersOfTests(owner, keys),
    networkMode: 'always',
    // They have a place of their own on the device.
    persister: (queryFn, context) => queryFn(context),
    staleTime: ({ state }) => (state.data?.size === keys.length ? 60 * 60_000 : 0),
    refetchOnReconnect: 'always',
    placeholderData: keepPreviousData,
  })
  return (testKey) => data?.get(testKey) ?? (data && !isPlaceholderData ? undefined : null)
}
