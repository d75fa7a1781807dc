import { useArrowKeys } from './use-arrow-keys'

/**
 * The way from an open item to those before and after it, by `step` and by the arrow keys; it stops at both ends.
 * @param newestId the item to step from: keys pressed quickly come before the last step is drawn.
 */
export function useItemSteps<Item extends { id: string }>(
  items: readonly Item[],
  {
    openId,
    newestId,
    onShow,
  }: { openId: string; newestId: () => string | null; onShow: (id: string) => void },
): {
  /** undefined when the list does not hold it. */
  item: Item | undefined
  /** Zero-based. */
  place: number
  step: (by: -1 | 1) => void
} {
  const place = items.findIndex(({ id }) => id === openId)
  const step = (by: -1 | 1) => {
    const from = items.findIndex(({ id }) => id === newestId())
    const next = items[(from < 0 ? place : from) + by]
    if (next) onShow(next.id)
  }
  useArrowKeys({ onLeft: () => step(-1), onRight: () => step(1) })
  return { item: items[place], place, step }
}
