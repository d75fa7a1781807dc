import { queryOptions, useQuery } from '@tanstack/react-query'
import { createDeviceStore } from '@/lib/device/device-store'
import { keptReadsArea } from '@/lib/device/kept-read'
import { sessionOwner } from '@/session'
import { type ItemsBySection, keptSearchItems } from './model/kept-search-items'

const reads = createDeviceStore(keptReadsArea, { atSignOut: 'forgotten' })

const query = queryOptions({
  queryKey: ['kept-search-items'],
  // A device that keeps nothing has nothing to search.
  queryFn: async (): Promise<ItemsBySection> =>
    reads.entries(sessionOwner()).then(keptSearchItems, (): ItemsBySection => ({})),
  staleTime: 0,
  gcTime: 0,
})

/**
 * What the lists and documents that were read before offer to the search; asked for only when `needed`.
 * @returns undefined until the device has answered
 */
export function useKeptSearchItems(needed: boolean): ItemsBySection | undefined {
  return useQuery({ ...query, enabled: needed }).data
}
