import type { Page } from '@playwright/test'

/** What a desktop of 1280 by 1024 pixels leaves at 400 %. */
export const zoomed = { width: 320, height: 256 }

/**
 * What makes a page of this size hard to use: it scrolls sideways, bars that stay take more than half of the window, or a
 * control that has the focus cannot be seen for something that lies over it.
 */
export function zoomFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`)
    const root = document.querySelector('dialog[open]') ?? document.body
    const rows = new Set<number>()
    scrollTo(0, document.documentElement.scrollHeight / 2)
    for (const element of root.querySelectorAll('*')) {
      const { position, visibility, pointerEvents } = getComputedStyle(element)
      if (!/fixed|sticky/.test(position) || visibility === 'hidden' || pointerEvents === 'none') continue
      const { top, bottom, width } = element.getBoundingClientRect()
      if (width < 40) continue
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y++) rows.add(y)
    }
    if (rows.size > innerHeight / 2) faults.push(`bars take ${rows.size} of ${innerHeight} rows`)
    for (const control of root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )) {
      if (control.matches(':disabled') || control.closest('[inert], [aria-hidden=true]')) continue
      // What a closed <details> holds has boxes and is not shown.
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.focus()
      // A radio button that is drawn by its label is seen by that.
      const box = control.classList.contains('sr-only') ? (control.closest('label') ?? control) : control
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const x = (Math.max(left, 0) + Math.min(right, clientWidth)) / 2
      const isSeen = [top + 4, (top + bottom) / 2, bottom - 4].some((y) => {
        const there = document.elementFromPoint(x, y)
        return (
          there !== null &&
          (box.contains(there) || there.contains(box) || there.closest('label')?.contains(box))
        )
      })
      if (!isSeen) faults.push(`covered: ${control.getAttribute('aria-label') ?? control.textContent}`)
    }
    return faults
  })
}
