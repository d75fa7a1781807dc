import { type createDeviceStore, visitor } from '@/lib/device/device-store'
import { parseRecord } from '../attempt-summary'

type Area = ReturnType<typeof createDeviceStore>
/** The areas of an attempt: its record, its paper, the reading of its clock, what was struck out in it, its sheet. */
export interface AttemptAreas {
  records: Area
  papers: Area
  readings: Area
  strikes: Area
  sheets: Area
}

async function move({ records, ...areas }: AttemptAreas, owner: string, id: string): Promise<void> {
  const parts = Object.values(areas)
  const [record, own] = await Promise.all([records.get(visitor, id), records.get(owner, id)])
  const theirs = parseRecord(record)
  const known = parseRecord(own)
  // Half of it may have come over before: the further state wins, and nothing is written over by an older one.
  if (theirs && theirs.sitting.revision > (known?.sitting.revision ?? 0)) {
    for (const area of parts) {
      const part = await area.get(visitor, id)
      if (part !== undefined) await area.setMany(owner, [[id, part]])
    }
    // The record last: without its paper it could not be opened.
    await records.setMany(owner, [[id, record]])
  }
  await records.delete(visitor, id)
  await Promise.all(parts.map((area) => area.delete(visitor, id)))
}

/**
 * What was taken on this device before signing in becomes the student's own, each attempt under its own id, so that none
 * is written over. @throws when the device refuses; what is left is tried again.
 */
export async function adoptAttempts(areas: AttemptAreas, owner: string): Promise<void> {
  for (const [id] of await areas.records.entries(visitor)) await move(areas, owner, id)
}
