import { trustedFor } from '@/config/limits'
import { visitor } from '@/lib/device/visitor'
import { mayKeepFor } from '@/session'
import { downloadItems, putItem } from './device/download-list'
import { removeContent, resumeDownloads } from './downloads'
import { compareFile } from './files/download-file'
import { keyOfFile } from './files/file-address'
import { storeReaderFor } from './files/reader-code'
import type { DownloadItem } from './model/download-item'
import { comparePackage } from './papers/download-papers'

const compareItem = (owner: string, item: DownloadItem): Promise<void> =>
  item.kind === 'file' ? compareFile(owner, keyOfFile(item)) : comparePackage(owner, item)

/**
 * Checks once a week whether downloads of bought products are still the student's. Removes what is not, which the list then
 * says; compares the others with the server's edition. Never rejects: what cannot be checked now is checked another time.
 * @param owns whether this student owns a product now; rejects when that cannot be looked up
 * @param compare notes when the server has a newer edition of an item
 */
export async function checkOwnership(
  owner: string,
  owns = async (productId: string): Promise<boolean> =>
    (await import('@/features/payments')).ownsNow(owner, productId),
  now = Date.now(),
  compare = compareItem,
): Promise<void> {
  const due = (await downloadItems(owner)).filter(
    ({ checkedAt, ended }) => !ended && now - checkedAt > trustedFor,
  )
  for (const item of due) {
    try {
      const isOwned = item.productId === null || (await owns(item.productId))
      if (!mayKeepFor(owner)) return
      if (isOwned) {
        const checked = { ...item, checkedAt: now }
        await putItem(owner, checked)
        await compare(owner, checked)
      } else {
        await removeContent(owner, item)
        await putItem(owner, { ...item, bytes: 0, loaded: 0, whole: false, checkedAt: now, ended: true })
      }
    } catch {
      // The next one may be known.
    }
  }
}

/**
 * Resumes interrupted downloads, checks those of bought products, and stores the code that shows them, which a new version
 * of the app may have changed. Never rejects.
 */
export async function checkDownloads(owner: string): Promise<void> {
  for (const whose of new Set([owner, visitor])) {
    await checkOwnership(whose)
    await resumeDownloads(whose)
  }
  await storeReaderFor(owner)
}
