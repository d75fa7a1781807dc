/**
 * Every page and every screen of a test: axe finds nothing on it, and at 400 % it can be read and worked. Zooming makes the
 * window smaller while the page is open, so one visit answers both.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { beginTest, choose, expectQuestion } from './testing/exam'
import { expect, test } from './testing/journey'
import { sections, sitePages } from './testing/pages'
import { untilInPlace } from './testing/settled'
import { demoMember, signIn } from './testing/student'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const desktop = { width: 1440, height: 900 }
/** What a desktop of 1280 by 1024 pixels leaves at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Every address as a visitor sees it; few in each test, so that none is long. */
const accountPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/saved',
  '/account',
] as const
const singlePages = [
  '/test-series/appsc-group-2-screening',
  '/content/paid-resources/indian-polity-notes',
  '/quiz/ancient-and-medieval-india',
  '/quiz/ancient-and-medieval-india/preview',
  '/daily',
  '/continue',
  '/share?title=Constitution+Day&url=https%3A%2F%2Fnews.example%2Fa',
  '/share',
  '/current-affair/constitution-day',
  '/job/copyist-example',
  '/video/how-a-bill-becomes-an-act',
  '/video/the-five-writs',
] as const

/** What is there for a student only, or looks different to one. */
const boughtPages = [
  '/content/test-series',
  '/content/paid-resources',
  '/content/paid-resources/quantitative-aptitude-notes',
  '/test-series/appsc-group-2-screening',
  '/test-series/ibps-po-prelims',
  '/video/the-five-writs',
  '/mock-test/railway-ntpc-stage-1',
  '/mock-test/railway-ntpc-stage-1/results',
  '/purchases',
  '/purchases/resource_indian_polity',
  '/content/paid-resources/indian-polity-notes',
] as const
const ownPages = [
  '/saved',
  '/daily',
  '/practice',
  '/mistakes',
  '/revise',
  '/plan',
  '/progress',
  '/history',
  '/reports',
  '/account',
  '/',
] as const

/**
 * What makes a page of this size hard to use: it scrolls sideways, bars that stay take more than half of the window, or a
 * control that has the focus cannot be seen for something that lies over it.
 */
function faultsOf(page: Page): Promise<string[]> {
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
      if (control.getClientRects().length === 0 || getComputedStyle(control).visibility === 'hidden') continue
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

async function expectGood(page: Page, where: string) {
  await expectAccessible(page, where)
  await page.setViewportSize(zoomed)
  await untilInPlace(page)
  expect(await faultsOf(page), `${where} at 400 %`).toEqual([])
  await page.setViewportSize(desktop)
}

async function expectAllGood(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('h1, dialog[open]').first(), address).toBeVisible()
    await expectGood(page, address)
  }
}

for (const [kind, addresses] of [
  ['site page', sitePages],
  ['page about an account', accountPages],
  ['section', sections],
  ['page with content', singlePages],
] as const) {
  test(`any ${kind} as a visitor sees it`, { tag: '@desktop' }, async ({ page }) => {
    await expectAllGood(page, addresses)
  })
}

test('what a student has bought and can buy, and a book', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, demoMember.email, demoMember.password)
  await expectAllGood(page, boughtPages)
  await page.getByRole('link', { name: /^Read Book 1/ }).click()
  await expect(page.getByRole('toolbar', { name: 'Pages and zoom' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled()
  await page.setViewportSize(zoomed)
  // Between its two bars stands the book.
  const bars = await page.evaluate(() =>
    ['header', '[role=toolbar]'].reduce(
      (sum, bar) => sum + (document.querySelector(bar)?.getBoundingClientRect().height ?? 0),
      0,
    ),
  )
  expect(bars).toBeLessThanOrEqual(128)
})

test('any page of a student’s own', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, demoMember.email, demoMember.password)
  await expectAllGood(page, ownPages)
  await page.getByRole('button', { name: 'Open profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  await expectGood(page, 'profile')
})

test('any screen of a test', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/test-series/ibps-po-prelims/test/free-mock-1')
  await expect(page.getByRole('button', { name: 'I am ready to begin' })).toBeVisible()
  await expectGood(page, 'instructions')
  await beginTest(page)
  await choose(page, 0)
  await page.getByRole('button', { name: 'Mark for Review & Next', exact: true }).click()
  await expectQuestion(page, 2)
  await expectGood(page, 'the question')
  for (const [key, name] of [
    ['?', 'Keyboard'],
    ['p', 'Question Paper'],
    ['i', 'Instructions'],
    ['s', 'Submit Test?'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectGood(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // Where there is no room for it, the palette is a sheet.
  await page.setViewportSize(zoomed)
  await page.getByRole('button', { name: /^All questions/ }).click()
  await expect(page.getByRole('dialog', { name: 'Questions' })).toBeVisible()
  await expectAccessible(page, 'the palette')
  expect(await faultsOf(page), 'the palette at 400 %').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit Test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await expectGood(page, 'the result')
})
