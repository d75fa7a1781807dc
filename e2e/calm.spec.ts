import type { Page } from '@playwright/test'
import { expect, test } from './testing/journey'
import { movesOf, watchMoves } from './testing/moves'
import { demoStudent, signIn } from './testing/student'

/** Watches what moves, on a network that is slow enough for loading states. */
async function watchSlowly(page: Page) {
  await watchMoves(page)
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
  const { sum, told } = await movesOf(page)
  expect(sum, `${path} moves: ${told}`).toBeLessThan(0.01)
}

test('nothing jumps while pages load, for a visitor', { tag: '@phone' }, async ({ page }) => {
  await watchSlowly(page)
  for (const path of [
    '/content/test-series',
    '/content/quizzes',
    '/quiz/ancient-and-medieval-india',
    '/purchases',
    '/pricing',
  ])
    await expectCalm(page, path)
})

test('nothing jumps while pages load, for a student', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, demoStudent.email, demoStudent.password)
  await watchSlowly(page)
  for (const path of [
    '/',
    '/content/test-series?category=IBPS',
    '/quiz/nowhere',
    '/content/paid-resources',
    '/account',
  ])
    await expectCalm(page, path)
})
