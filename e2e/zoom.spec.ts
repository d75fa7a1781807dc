import type { Page } from '@playwright/test'
import { languageCodes } from '../src/language/languages'
import { beginTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { ownPages, sections, sitePages } from './testing/pages'
import { untilInPlace } from './testing/settled'
import { demoMember, signIn } from './testing/student'
import { textsIn } from './testing/texts'
import { zoomed, zoomFaultsOf } from './testing/zoom'

// What moves would only be waited for.
test.use({ viewport: zoomed, contextOptions: { reducedMotion: 'reduce' } })
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

async function expectUsable(page: Page, where: string) {
  await expect(page.getByRole('status', { name: /^Loading/ }), where).toHaveCount(0)
  await untilInPlace(page)
  expect(await zoomFaultsOf(page), where).toEqual([])
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

// Pages in other languages at 400 %: languages.spec.ts, which opens all of them.
for (const language of languageCodes) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` })

    test('at 400 % the exam scrolls as a page, and its dialogs can be worked', async ({ page }) => {
      const t = await textsIn(language)
      await page.goto('/test-series/ibps-po-prelims/test/free-mock-1')
      await beginTest(page, t)
      await expectUsable(page, 'the question')
      for (const [key, name] of [
        ['?', 'Keyboard'],
        ['p', 'Question Paper'],
        ['i', 'Instructions'],
        ['s', 'Submit Test?'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(page.getByRole('dialog', { name: t(name) })).toBeVisible()
        await expectUsable(page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page
        .getByRole('button', { name: new RegExp(`^${t('All questions, at {place}', { place: '.+' })}`) })
        .click()
      await expect(page.getByRole('dialog', { name: t('Questions') })).toBeVisible()
      await expectUsable(page, 'the palette')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('Submit Test') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('Submit Test') })
        .click()
      await expect(page.getByRole('heading', { name: t('Test Results') })).toBeVisible()
      await expectUsable(page, 'the result')
      await page.getByRole('tab', { name: t('Questions') }).click()
      await expect(page.getByRole('heading', { name: t('Answer Review') })).toBeVisible()
      await expectUsable(page, 'the review')
    })
  })
}
