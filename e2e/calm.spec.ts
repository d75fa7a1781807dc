import type { Page } from '@playwright/test'
import { expect, test } from './testing/journey'
import { demoStudent, signIn } from './testing/student'

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

/** Notes every layout shift from the page's first paint on, and makes the network slow enough for loading states. */
async function watchMoves(page: Page) {
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
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Opens a page as if for the first time, waits until all of it stands, and adds up what has moved. */
async function expectCalm(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
  await expect(page.locator('footer')).toHaveCSS('visibility', 'visible')
  const moves = await page.evaluate(() => window.moves)
  const sum = moves.reduce((total, { by }) => total + by, 0)
  expect(sum, `${path} moves: ${JSON.stringify(moves)}`).toBeLessThan(0.01)
}

test('nothing jumps while pages load, for a visitor', async ({ page }) => {
  await watchMoves(page)
  for (const path of [
    '/content/test-series',
    '/content/quizzes',
    '/quiz/ancient-and-medieval-india',
    '/purchases',
    '/pricing',
  ])
    await expectCalm(page, path)
})

test('nothing jumps while pages load, for a student', async ({ page }) => {
  await signIn(page, demoStudent.email, demoStudent.password)
  await watchMoves(page)
  for (const path of [
    '/content/test-series?category=IBPS',
    '/quiz/nowhere',
    '/content/paid-resources',
    '/account',
  ])
    await expectCalm(page, path)
})
