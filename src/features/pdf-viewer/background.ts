/** What runs behind every page, apart from the viewer itself. */
import { visitor } from '@/lib/device/visitor'
import { marksSync } from '@/own/marks/sync'

/** Tells the account what was marked in books without a network, and where the student read. Never throws. */
export const syncMarks = async (owner: string): Promise<void> => {
  if (owner !== visitor) await marksSync.pushAll(owner)
}
