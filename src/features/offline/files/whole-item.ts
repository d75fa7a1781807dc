import { keptItems, putKeptItem } from '../device/kept-items'
import type { KeptItem } from '../model/kept-item'
import { idOfFile } from './file-request'
import { keptFile } from './kept-file'

/** The item of a copy that is whole, by `fileKey`; null for none. Never rejects. */
export async function wholeItem(owner: string, key: string): Promise<KeptItem | null> {
  const copy = await keptFile(owner, key)
  return copy && ((await keptItems(owner)).find(({ id }) => id === idOfFile(key)) ?? null)
}

/** Notes that the server lets the student have it now. Never rejects. */
export async function noteChecked(owner: string, item: KeptItem): Promise<void> {
  await putKeptItem(owner, { ...item, checkedAt: Date.now() }).catch(() => undefined)
}
