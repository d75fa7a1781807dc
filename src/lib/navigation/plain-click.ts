import type { MouseEvent } from 'react'

/** A click of the main button without a modifier: the only one that a link may answer itself, not the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
