import { useEffect, useEffectEvent } from 'react'
import { actionOf, type ViewerAction } from '../model/viewer-keys'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

/** The viewer's shortcuts. Typing in a field keeps its keys but for Ctrl F; an open dialog keeps all of them. */
export function useViewerKeys(act: (action: ViewerAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (!action || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (isTyping(event.target) && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
