import { queryOptions } from '@tanstack/react-query'
import { createDeviceStore } from '@/lib/device/device-store'
import { visitor } from '@/lib/device/visitor'
import { type KeptItem, keptItemSchema, type ListedItem } from '../model/kept-item'
import { keptLists, tellLists } from './kept-lists'
import { requestsUnderWay } from './under-way'

/** The list of what is kept on purpose; it goes at sign-out, as what it names does. */
const store = createDeviceStore('offline', { atSignOut: 'forgotten' })

/** All that `owner` keeps, the latest first; empty where the device does not say. Never rejects. */
export async function keptItems(owner: string): Promise<KeptItem[]> {
  const entries = await store.entries(owner).catch(() => [])
  const items = entries.flatMap(([, value]) => keptItemSchema.safeParse(value).data ?? [])
  return items.sort((a, b) => b.keptAt - a.keptAt)
}

/** What is on its way, as an item of which nothing is here. */
const nothingYet = { bytes: 0, loaded: 0, whole: false, keptAt: 0, checkedAt: 0 }

/** What is on its way, all that `owner` keeps, then what was kept on this device before signing in. Never rejects. */
export async function listedItems(owner: string): Promise<ListedItem[]> {
  const found = new Map<string, ListedItem>()
  const owners = [...new Set([owner, visitor])]
  for (const whose of owners)
    for (const item of await keptItems(whose))
      if (!found.has(item.id)) found.set(item.id, { ...item, owner: whose })
  const begun: ListedItem[] = []
  for (const whose of owners)
    for (const request of await requestsUnderWay(whose))
      if (!found.has(request.id)) begun.push({ ...request, ...nothingYet, owner: whose })
  return [...begun, ...found.values()]
}

/** `listedItems` for screens; whoever changes a list tells them. */
export const keptItemsQuery = (owner: string) =>
  queryOptions({
    queryKey: [...keptLists, owner],
    queryFn: () => listedItems(owner),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Rejects where the device refuses, as a full one does. */
export async function putKeptItem(owner: string, item: KeptItem): Promise<void> {
  await store.setMany(owner, [[item.id, item]])
  await tellLists()
}

/** Takes it off the list; what it names is the caller's. Rejects where the device refuses. */
export async function dropKeptItem(owner: string, id: string): Promise<void> {
  await store.delete(owner, id)
  await tellLists()
}
