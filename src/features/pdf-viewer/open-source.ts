import { type DownloadedFile, downloads, fileAccess, fileKey } from '@/features/offline'
import { type ByteEvents, type ByteSource, openByteSource } from './byte-source'
import { imageTypeOf } from './model/file-kind'
import type { ViewerFile } from './model/viewer-file'

/** @throws when the device has lost the beginning of it */
async function keptSource(kept: DownloadedFile, { onRefused }: ByteEvents): Promise<ByteSource> {
  const start = await kept.read(0, Math.min(1024, kept.bytes))
  return {
    length: kept.bytes,
    imageType: imageTypeOf(start, null),
    read: (begin, end) =>
      kept.read(begin, end).catch((error: unknown) => {
        onRefused(error)
        return null
      }),
    close: () => undefined,
  }
}

/**
 * Opens a file for reading: the copy that `owner` keeps on this device, which costs no data; else from the network. An
 * older version than the server's is opened where the server cannot be reached.
 * @throws as `openByteSource`
 */
export async function openSource(file: ViewerFile, owner: string, events: ByteEvents): Promise<ByteSource> {
  const key = fileKey(file)
  const fromNetwork = () => openByteSource(() => fileAccess(file), events)
  const kept = await downloads.file(owner, key)
  if (!kept) return fromNetwork()
  if (kept.isOld && navigator.onLine) return fromNetwork().catch(() => keptSource(kept, events))
  if (navigator.onLine) void downloads.compareFile(kept.owner, key)
  return keptSource(kept, events).catch(async () => {
    await downloads.removeFile(kept.owner, key).catch(() => undefined)
    return fromNetwork()
  })
}
