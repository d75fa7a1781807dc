import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null

/** The left and right arrow keys for as long as the component lives; not while somebody types, not with a modifier. */
function useArrowKeys({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (event.defaultPrevented || modified || isTyping(event.target)) return
    if (event.key === 'ArrowLeft') onLeft()
    if (event.key === 'ArrowRight') onRight()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

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
