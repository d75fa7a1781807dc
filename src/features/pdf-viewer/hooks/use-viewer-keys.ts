import { useEffect, useEffectEvent } from 'react'
import { actionOf, type ViewerAction } from '../model/viewer-keys'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

/** The viewer's shortcuts. In a field only those with Ctrl or Cmd work; while a dialog is open, none does. */
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
