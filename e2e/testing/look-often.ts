/**
 * What is waited for is looked for twenty times a second at most, and ten times later on. Playwright itself looks twice
 * a second after the first half: a page that is there after 300 ms is seen after 800, which came to a third of all
 * the time that the journeys took. Nothing public sets this, so it reaches for the one method behind every wait for an
 * element, and says so when another version of Playwright has it no longer.
 */
import type { Page } from '@playwright/test'

type Wait = (progress: unknown, action: unknown) => Promise<unknown>
interface Frame {
  retryWithProgressAndBackoff?: Wait
  retryWithProgressAndTimeouts: (progress: unknown, waits: number[], action: unknown) => ReturnType<Wait>
}
interface Insides {
  _connection?: { toImpl?: (page: unknown) => { mainFrame: () => Frame } }
}

/** Makes all pages of this process wait so, from the first one on that is handed in. */
export function lookOften(page: Page): void {
  const inner = (page as unknown as Insides)._connection?.toImpl?.(page)
  const frames: Frame | undefined = inner && Object.getPrototypeOf(inner.mainFrame())
  if (!frames?.retryWithProgressAndBackoff)
    throw new Error(
      'This Playwright waits in another way: put e2e/testing/look-often.ts right, or take it out.',
    )
  frames.retryWithProgressAndBackoff = function (progress, action) {
    return this.retryWithProgressAndTimeouts(progress, [20, 50, 50, 50, 50, 50, 100], action)
  }
}
