import { createDeviceStore } from '@/lib/device/device-store'
import { isSessionOwner } from '@/session'
import { type KeptSheet, parseKeptSheet } from './kept-sheet'

/** The sheets that this device has made of finished attempts, by the attempts' ids. What is lost is made again. */
export const sheetArea = createDeviceStore('attempt-sheets', { atSignOut: 'forgotten' })

/** All that can be read. Never throws. */
export async function keptSheets(owner: string): Promise<Map<string, KeptSheet>> {
  const entries = await sheetArea.entries(owner).catch(() => [])
  return new Map(
    entries.flatMap(([id, value]) => {
      const kept = parseKeptSheet(value)
      return kept ? [[id, kept] as const] : []
    }),
  )
}

/** Keeps sheets; nothing for somebody who has signed out meanwhile. Never throws. */
export async function keepSheets(
  owner: string,
  sheets: ReadonlyArray<readonly [id: string, kept: KeptSheet]>,
): Promise<void> {
  if (sheets.length === 0 || !isSessionOwner(owner)) return
  await sheetArea.setMany(owner, sheets).catch(() => undefined)
}
