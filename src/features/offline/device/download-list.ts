import { queryOptions } from '@tanstack/react-query'
import { createDeviceStore } from '@/lib/device/device-store'
import { markKeeping } from '@/lib/device/keeping-mark'
import { visitor } from '@/lib/device/visitor'
import { queryClient } from '@/lib/query-client'
import {
  type DownloadItem,
  type DownloadRequest,
  downloadItemSchema,
  downloadRequestSchema,
  type ListedItem,
} from '../model/download-item'

const items = createDeviceStore('offline', { atSignOut: 'forgotten' })
const requests = createDeviceStore('offline-under-way', { atSignOut: 'forgotten' })

const listKey = ['downloads']
const refreshLists = () => queryClient.invalidateQueries({ queryKey: listKey })

/** The downloads of `owner`, the latest first; empty when the device does not answer. Never rejects. */
export async function downloadItems(owner: string): Promise<DownloadItem[]> {
  const entries = await items.entries(owner).catch(() => [])
  const found = entries.flatMap(([, value]) => downloadItemSchema.safeParse(value).data ?? [])
  return found.sort((a, b) => b.keptAt - a.keptAt)
}

/** What `owner` wants and is not complete yet, without what they have stopped. Never rejects. */
export async function pendingRequests(owner: string): Promise<DownloadRequest[]> {
  const entries = await requests.entries(owner).catch(() => [])
  return entries.flatMap(([, value]) => downloadRequestSchema.safeParse(value).data ?? [])
}

const nothingYet = { bytes: 0, loaded: 0, whole: false, keptAt: 0, checkedAt: 0 }

/** What has just been requested, the downloads of `owner`, then those of this device's visitor. Never rejects. */
export async function listedItems(owner: string): Promise<ListedItem[]> {
  const found = new Map<string, ListedItem>()
  const owners = [...new Set([owner, visitor])]
  for (const whose of owners)
    for (const item of await downloadItems(whose))
      if (!found.has(item.id)) found.set(item.id, { ...item, owner: whose })
  const begun: ListedItem[] = []
  for (const whose of owners)
    for (const request of await pendingRequests(whose))
      if (!found.has(request.id)) begun.push({ ...request, ...nothingYet, owner: whose })
  return [...begun, ...found.values()]
}

/** `listedItems` for screens; read again after each change. */
export const downloadsQuery = (owner: string) =>
  queryOptions({
    queryKey: [...listKey, owner],
    queryFn: () => listedItems(owner),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Rejects when the device refuses, as a full one does. */
export async function putItem(owner: string, item: DownloadItem): Promise<void> {
  await items.setMany(owner, [[item.id, item]])
  await refreshLists()
}

/** Removes it from the list alone. Rejects when the device refuses. */
export async function deleteItem(owner: string, id: string): Promise<void> {
  await items.delete(owner, id)
  await refreshLists()
}

/** Stores that something is wanted, so that it resumes at the next start. Never rejects. */
export async function addRequest(owner: string, request: DownloadRequest): Promise<void> {
  markKeeping()
  await requests.setMany(owner, [[request.id, request]]).then(refreshLists, () => undefined)
}

/** It is complete, stopped, or impossible. Never rejects. */
export const deleteRequest = (owner: string, id: string): Promise<void> =>
  requests.delete(owner, id).then(refreshLists, () => undefined)
