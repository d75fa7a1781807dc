import { trustedFor } from '@/config/limits'
import { mayKeepFor } from '@/session'
import { keptItems, putKeptItem } from '../device/kept-items'
import type { KeptItem } from '../model/kept-item'
import { keeperOf } from './keeper-of'

/**
 * Asks once a week whether what is kept of bought products is still the student's; what is no longer theirs is removed,
 * and the list says so. What stays is compared with the server's edition. Never rejects: who cannot be asked now is asked another time.
 * @param owns whether this student owns a product now; rejects where nobody can say
 * @param compare asks for the server's edition of an item
 */
export async function checkKept(
  owner: string,
  owns = async (productId: string): Promise<boolean> =>
    (await import('@/features/payments')).ownsNow(owner, productId),
  now = Date.now(),
  compare = (item: KeptItem): Promise<void> => keeperOf(item.kind).compare(owner, item),
): Promise<void> {
  const due = (await keptItems(owner)).filter(
    ({ checkedAt, ended }) => !ended && now - checkedAt > trustedFor,
  )
  for (const item of due) {
    try {
      const isOwned = item.productId === null || (await owns(item.productId))
      if (!mayKeepFor(owner)) return
      if (isOwned) {
        const checked = { ...item, checkedAt: now }
        await putKeptItem(owner, checked)
        await compare(checked)
      } else {
        await keeperOf(item.kind).drop(owner, item)
        await putKeptItem(owner, { ...item, bytes: 0, loaded: 0, whole: false, checkedAt: now, ended: true })
      }
    } catch {
      // The next one may be known.
    }
  }
}
