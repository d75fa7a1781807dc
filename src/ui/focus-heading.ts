/**
 * Puts the focus on the page's heading, where a screen reader says it and reads on; nothing scrolls.
 * @returns whether the page has one
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** The same where what had the focus is gone with what was closed. */
export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body && !document.querySelector('dialog[open]')) focusHeading()
}
