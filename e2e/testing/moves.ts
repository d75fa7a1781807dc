import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What has moved without the student's doing: by how much, and which elements. */
    moves: Array<{ by: number; what: string[] }>
  }
}

/** The part of the browser's `LayoutShift` that is asked for here; TypeScript's library does not know it. */
type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: Array<{ node: Node | null }>
}

/** Notes every layout shift from the page's first paint on. */
export async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    window.moves = []
    new PerformanceObserver((list) => {
      // Every entry of the observed type is one.
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '#text',
        )
        if (!hadRecentInput) window.moves.push({ by: value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has moved without the student's doing. @returns the sum, and what moved in words */
export async function movesOf(page: Page): Promise<{ sum: number; told: string }> {
  const moves = await page.evaluate(() => window.moves)
  return { sum: moves.reduce((total, { by }) => total + by, 0), told: JSON.stringify(moves) }
}
