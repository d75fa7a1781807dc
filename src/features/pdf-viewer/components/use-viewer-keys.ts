import { useEffect, useEffectEvent } from 'react'

export interface ViewerKeys {
  previousPage: () => void
  nextPage: () => void
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

/** Arrow keys turn pages; plus, minus and 0 zoom. Typing in a field and an open dialog keep their keys. */
export function useViewerKeys(keys: ViewerKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    const action = {
      ArrowLeft: keys.previousPage,
      ArrowRight: keys.nextPage,
      '+': keys.zoomIn,
      '=': keys.zoomIn,
      '-': keys.zoomOut,
      '0': keys.fit,
    }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
