import type { Page } from '@playwright/test'
import { beginTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { ownPages, sections, sitePages } from './testing/pages'
import { untilInPlace } from './testing/settled'
import { demoMember, signIn } from './testing/student'

// What a desktop of 1280 by 1024 pixels leaves at 400 %. What moves would only be waited for.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ isMobile }) => test.skip(isMobile, 'a phone zooms by pinching'))

const openPages = [...sitePages, '/login', '/register', '/forgot-password', '/saved'] as const
const contentPages = [
  ...sections,
  '/test-series/appsc-group-2-screening',
  '/content/paid-resources/indian-polity-notes',
  '/quiz/ancient-and-medieval-india',
  '/quiz/ancient-and-medieval-india/preview',
  '/current-affair/constitution-day',
  '/job/copyist-example',
  '/video/how-a-bill-becomes-an-act',
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

async function expectUsable(page: Page, where: string) {
  await expect(page.getByRole('status', { name: /^Loading/ }), where).toHaveCount(0)
  await untilInPlace(page)
  expect(await faultsOf(page), where).toEqual([])
}

async function expectAllUsable(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('h1, dialog[open]').first(), address).toBeVisible()
    await expectUsable(page, address)
  }
}

for (const [kind, addresses] of [
  ['site page', openPages],
  ['page with content', contentPages],
] as const) {
  test(`at 400 % every ${kind} can be read and worked`, async ({ page }) => {
    await expectAllUsable(page, addresses)
  })
}

test('at 400 % every page of a student’s own can be read and worked, and a book', async ({ page }) => {
  await signIn(page, demoMember.email, demoMember.password)
  await expectAllUsable(page, ownPages)
  await page.goto('/content/paid-resources/indian-polity-notes')
  await page.getByRole('link', { name: /^Read Book 1/ }).click()
  await expect(page.getByRole('toolbar', { name: 'Pages and zoom' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled()
  // Between its two bars stands the book.
  const bars = await page.evaluate(() =>
    ['header', '[role=toolbar]'].reduce(
      (sum, bar) => sum + (document.querySelector(bar)?.getBoundingClientRect().height ?? 0),
      0,
    ),
  )
  expect(bars).toBeLessThanOrEqual(128)
})

test('at 400 % the exam scrolls as a page, and its dialogs can be worked', async ({ page }) => {
  await page.goto('/test-series/ibps-po-prelims/test/free-mock-1')
  await beginTest(page)
  await expectUsable(page, 'the question')
  for (const [key, name] of [
    ['?', 'Keyboard'],
    ['p', 'Question Paper'],
    ['i', 'Instructions'],
    ['s', 'Submit Test?'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectUsable(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^All questions/ }).click()
  await expect(page.getByRole('dialog', { name: 'Questions' })).toBeVisible()
  await expectUsable(page, 'the palette')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit Test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await expectUsable(page, 'the result')
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expect(page.getByRole('heading', { name: 'Answer Review' })).toBeVisible()
  await expectUsable(page, 'the review')
})
