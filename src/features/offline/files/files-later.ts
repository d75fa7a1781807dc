/** Pages that keep no files do without this code: it comes when something of it is asked for (docs/decisions/028). */
import type { Keeper } from '../keep/keeper'
import type { KeptItem } from '../model/kept-item'
import type { KeptFile } from './kept-file'

const load = () => import('./index')

/** As `./kept-file`: the whole copy of a file; null also while this code cannot be had. */
export const keptFile = (owner: string, key: string): Promise<KeptFile | null> =>
  load().then(
    (files) => files.keptFile(owner, key),
    () => null,
  )

/** As `./whole-item`; null also while this code cannot be had. */
export const wholeItem = (owner: string, key: string): Promise<KeptItem | null> =>
  load().then(
    (files) => files.wholeItem(owner, key),
    () => null,
  )

export const noteChecked = async (owner: string, item: KeptItem): Promise<void> =>
  (await load()).noteChecked(owner, item)

export const compareFile = async (owner: string, key: string): Promise<void> =>
  (await load()).compareFile(owner, key)

export const removeFile = async (owner: string, key: string): Promise<void> =>
  (await load()).removeFile(owner, key)

export const keepReaderFor = async (owner: string): Promise<void> => (await load()).keepReaderFor(owner)

/** Of PDFs and pictures. */
export const fileKeeper: Keeper = {
  keep: async (...of) => (await load()).fileKeeper.keep(...of),
  drop: async (...of) => (await load()).fileKeeper.drop(...of),
  compare: async (...of) => (await load()).fileKeeper.compare(...of),
}
