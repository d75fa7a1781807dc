/** The front door, as a visitor meets it: everything on it is real, and nothing moves that should not. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { holdCode } from './testing/hold-code'
import { expect, goBack, test } from './testing/journey'

const main = (page: Page) => page.getByRole('main')
const carousel = (page: Page) => page.getByRole('region', { name: 'Inside the academy' })
/** The one slide that is not hidden. */
const front = (page: Page) => carousel(page).getByRole('group')
const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

/** Adds up the layout shifts that nobody's click has caused. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
}

/** To the end of the page, a part of the screen at a time, as a thumb does it. */
async function scrollThrough(page: Page) {
  for (let steps = 0; steps < 60; steps += 1) {
    const atEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.6)
      return innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(120)
    if (atEnd) return
  }
}

test('the sections come with real content as they are reached, nothing jumps, and axe finds nothing', async ({
  page,
}) => {
  const shift = await watchShifts(page)
  await page.goto('/')
  await scrollThrough(page)
  const articles = section(page, 'Current affairs, the important ones first').getByRole('listitem')
  await expect(articles).toHaveCount(4)
  const prices = section(page, 'Pay once, for what you need')
  await expect(prices.getByRole('listitem')).toHaveCount(8)
  await expect(prices.getByRole('link', { name: /^APPSC Group II Screening ?Rs\.\s130$/ })).toBeVisible()
  await expect(prices.getByRole('link', { name: /^Indian Economy Notes ?Rs\.\s150$/ })).toBeVisible()
  await expect(front(page)).toBeAttached()
  expect(await shift()).toBeLessThanOrEqual(0.01)
  await expectAccessible(page, 'landing')

  await articles.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/current-affairs\//)
  await goBack(page)
  await expect(articles.first()).toBeInViewport()
})

test('the sample question is answered on the spot, and another one comes from a published quiz', {
  tag: '@phone',
}, async ({ page }) => {
  const shift = await watchShifts(page)
  await page.goto('/')
  const subject = main(page).getByText(/^Try one now/)
  await expect(subject).toHaveText('Try one now · Polity')
  await page.getByText('Article 280', { exact: true }).click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(main(page).getByRole('status')).toContainText('Correct. Article 280')
  await page.getByRole('button', { name: 'Another question' }).click()
  await expect(page.getByText('Article 280', { exact: true })).toHaveCount(0)
  await expect(main(page).getByRole('radio')).toHaveCount(4)
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await main(page).locator('label').first().click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(main(page).getByRole('status')).toContainText(/^(Correct|Not this one)\. ./)
  expect(await shift()).toBeLessThanOrEqual(0.01)
  await page.getByRole('link', { name: 'Take the whole quiz' }).click()
  await expect(page).toHaveURL(/\/quiz\//)
  await expect(page.getByRole('button', { name: /^Submit/ })).toBeVisible()
})

test('the carousel turns by itself, and by keyboard, dots and pause button', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'A look inside' }).scrollIntoViewIfNeeded()
  await expect(front(page)).toHaveAccessibleName(/^\d of 5$/)
  await carousel(page).scrollIntoViewIfNeeded()
  // Whichever it has turned to by now.
  const shown = Number.parseInt((await front(page).getAttribute('aria-label')) ?? '', 10)
  await expect(front(page)).toHaveAccessibleName(`${(shown % 5) + 1} of 5`)

  await carousel(page).getByRole('button', { name: 'Pause rotation' }).focus()
  await page.keyboard.press('Enter')
  const start = carousel(page).getByRole('button', { name: 'Start rotation' })
  await expect(start).toBeFocused()
  await page.keyboard.press('Home')
  await expect(front(page)).toHaveAccessibleName('1 of 5')
  await page.keyboard.press('ArrowLeft')
  await expect(front(page)).toHaveAccessibleName('5 of 5')
  await carousel(page).getByRole('button', { name: 'Picture 3' }).click()
  await expect(front(page)).toHaveAccessibleName('3 of 5')
  await expect(carousel(page).getByText('Current affairs by date')).toBeVisible()
  await page.waitForTimeout(5000)
  await expect(front(page)).toHaveAccessibleName('3 of 5')
})

test('behind the sign-in overlay nothing of it is loaded', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.waitForTimeout(3500)
  expect(asked.filter((url) => /:(batchGet|runQuery)|\/v0\/b\/|landing-live/.test(url))).toEqual([])
})

test('with the backend out of reach the page still stands: quiet lines and the way to each section', {
  tag: '@phone',
}, async ({ page }) => {
  const shift = await watchShifts(page)
  await page.route(/:(batchGet|runQuery)|\/v0\/b\//, (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await scrollThrough(page)
  await expect(page.getByText('The articles could not be loaded just now.')).toBeVisible()
  await expect(page.getByText('The prices could not be loaded just now.')).toHaveCount(2)
  // The SDK gives up after ten seconds of trying; on a machine with ten times too much to do it took longer than thirty.
  await expect(page.getByText('No images found in carousel')).toBeVisible({ timeout: 90_000 })
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  expect(await shift()).toBeLessThanOrEqual(0.01)
  await page.getByText('Article 263', { exact: true }).click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await page.getByRole('button', { name: 'Another question' }).click()
  await expect(page.getByText(/Another question could not be loaded/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every section has its heading, its text and its links', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'A look inside',
      'Everything in one calm place',
      'The screen you will see in the exam hall',
      'Current affairs, the important ones first',
      'Pay once, for what you need',
      'Your exam has a date. Start preparing today.',
    ])
    for (const name of ['Test Series', 'Jobs', 'All current affairs', 'All test series', 'All PDF packs'])
      await expect(main(page).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(page.getByText('Loading carousel...')).toBeHidden()
  })
})

test('a press on a link shows the frame of the next page while its code is on the way', {
  tag: '@desktop',
}, async ({ page }) => {
  const bringPage = await holdCode(page, 'src/features/content-hub/components/hub-frame.tsx')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Content' }).click()
  await expect(main(page).getByRole('status', { name: 'Loading page' })).toBeVisible({ timeout: 2000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Content' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await bringPage()
  await expect(page.getByRole('heading', { level: 1, name: 'Test Series' })).toBeVisible()

  const bringForm = await holdCode(page, 'src/features/auth/pages/login-page.tsx')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible({ timeout: 2000 })
  await bringForm()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})
