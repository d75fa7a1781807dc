import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null

/** The left and right arrow keys for as long as the component lives; not while somebody types, not with a modifier. */
export function useArrowKeys({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }): void {
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
