import type { Keeper } from '../keep/keeper'
import { keyOfFile } from './file-request'
import { fileStore } from './file-store'
import { compareFile, keepFile } from './keep-file'
import { keepDecoders, keepReader } from './keep-reader'
import { keptFile } from './kept-file'

/** Of PDFs and pictures. */
export const fileKeeper: Keeper = {
  keep: async (owner, request, signal, onPart, onWaiting) => {
    await keepFile(owner, request, {
      signal,
      onProgress: (loaded, bytes) => onPart(loaded / bytes),
      onWaiting,
    })
    const file = await keptFile(owner, keyOfFile(request))
    if (file) await Promise.all([keepReader(), keepDecoders(file)])
  },
  drop: (owner, item) => fileStore.remove(owner, keyOfFile(item)),
  compare: (owner, item) => compareFile(owner, keyOfFile(item)),
}
