import { keptPictures } from '@/lib/device/device-store'
import { pinsOf, unpinPapers } from '@/own/papers/shelf'
import { keptItems } from '../device/kept-items'
import { holdsPaper, type KeptItem } from '../model/kept-item'

/** Takes papers and their pictures off the device, but for what `others` hold. */
async function drop(owner: string, keys: readonly string[], others: readonly KeptItem[]): Promise<void> {
  const pins = await pinsOf(owner)
  const gone = keys.filter((key) => pins.has(key) && !others.some((other) => holdsPaper(other, key)))
  await unpinPapers(owner, gone)
  const dropped = new Set(gone)
  const needed = new Set([...pins].flatMap(([key, { pictures }]) => (dropped.has(key) ? [] : pictures)))
  const cache = await keptPictures(owner)
  const unneeded = gone.flatMap((key) => pins.get(key)?.pictures ?? []).filter((one) => !needed.has(one))
  for (const address of unneeded) await cache?.delete(address)
}

/** Takes the papers of an item off the device, and their pictures, but for what another item holds too. */
export async function dropPapers(owner: string, item: KeptItem): Promise<void> {
  const [items, pins] = await Promise.all([keptItems(owner), pinsOf(owner)])
  const keys = [...pins.keys()].filter((key) => holdsPaper(item, key))
  await drop(
    owner,
    keys,
    items.filter(({ id }) => id !== item.id),
  )
}

/** The same for tests that their package has no more, but for those that were kept by themselves. */
export async function dropUnheld(owner: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const items = await keptItems(owner)
  await drop(
    owner,
    keys,
    items.filter(({ kind }) => kind !== 'package'),
  )
}
