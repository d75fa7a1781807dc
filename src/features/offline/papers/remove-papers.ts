import { keptPictures } from '@/lib/device/device-store'
import { pinsOf, unpinPapers } from '@/own/papers/shelf'
import { downloadItems } from '../device/download-list'
import { type DownloadItem, holdsPaper } from '../model/download-item'

/** Removes papers and their pictures from the device, except those of `others`. */
async function remove(
  owner: string,
  keys: readonly string[],
  others: readonly DownloadItem[],
): Promise<void> {
  const pins = await pinsOf(owner)
  const gone = keys.filter((key) => pins.has(key) && !others.some((other) => holdsPaper(other, key)))
  await unpinPapers(owner, gone)
  const removed = new Set(gone)
  const needed = new Set([...pins].flatMap(([key, { pictures }]) => (removed.has(key) ? [] : pictures)))
  const cache = await keptPictures(owner)
  const unneeded = gone.flatMap((key) => pins.get(key)?.pictures ?? []).filter((one) => !needed.has(one))
  for (const address of unneeded) await cache?.delete(address)
}

/** Removes the papers of a download, and their pictures, except what another download has too. */
export async function removePapers(owner: string, item: DownloadItem): Promise<void> {
  const [items, pins] = await Promise.all([downloadItems(owner), pinsOf(owner)])
  const keys = [...pins.keys()].filter((key) => holdsPaper(item, key))
  const others = items.filter(({ id }) => id !== item.id)
  await remove(owner, keys, others)
}

/** Removes tests that their package no longer has, except those that were downloaded by themselves. */
export async function removeUnlisted(owner: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const items = await downloadItems(owner)
  const others = items.filter(({ kind }) => kind !== 'package')
  await remove(owner, keys, others)
}
