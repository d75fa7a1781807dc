/** Milliseconds within which a second press belongs to the first, at most. */
const doublePress = 500

/** Of a double press whose first half has closed a dialog, the second is not for what lies below it. */
function dropSecondPress(): void {
  const closedAt = performance.now()
  const kinds = ['mousedown', 'click'] as const
  const drop = (event: MouseEvent) => {
    if (event.detail >= 2 && performance.now() - closedAt < doublePress) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    for (const kind of kinds) document.removeEventListener(kind, drop, true)
  }
  for (const kind of kinds) document.addEventListener(kind, drop, true)
}

/** What every dialog does that has closed: the focus goes back to `before`, if it is still there. */
export function afterDialog(before: Element | null): void {
  dropSecondPress()
  // Out of the document by now, a dialog gives no focus back by itself.
  if (before instanceof HTMLElement && before.isConnected) before.focus()
}
