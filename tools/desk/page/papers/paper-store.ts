/** Papers with unsaved changes, on this device: they survive a reload, a closed window and a stopped desk. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { PaperState } from './paper-state'

/** A paper as it was kept, and when. */
export interface KeptPaper {
  paper: PaperState
  /** ISO 8601. */
  at: string
}

let opened: UseStore | null = null
const store = () => (opened ??= createStore('desk-papers', 'papers'))

/** @throws when this device stores nothing */
export const keepPaper = (paper: PaperState): Promise<void> =>
  set(paper.key, { paper, at: new Date().toISOString() } satisfies KeptPaper, store())

/** undefined where none is kept, or the device stores nothing. */
export const keptPaper = (key: string): Promise<KeptPaper | undefined> =>
  get<KeptPaper>(key, store()).catch(() => undefined)

export const forgetPaper = (key: string): Promise<void> => del(key, store()).catch(() => undefined)

/** Papers with unsaved changes, the last one first. */
export async function unsavedPapers(): Promise<KeptPaper[]> {
  const all = await entries<string, KeptPaper>(store()).catch(() => [])
  return all
    .map(([, kept]) => kept)
    .filter(({ paper }) => paper.isChanged)
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
