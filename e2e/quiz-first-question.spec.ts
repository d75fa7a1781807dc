/** A quiz that comes as HTML: its first question is there before the code, and an answer to it counts (docs/decisions/075). */
import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { holdCode } from './testing/hold-code'
import { expect, test } from './testing/journey'

test.skip(({ isMobile }) => !isMobile, 'the HTML is the same at every size')

const quiz = '/quiz/rivers-of-india'

/** The label is what a finger hits; the radio itself is not drawn. */
const option = (page: Page, place: number) => page.getByRole('radio').nth(place).locator('..')

async function isHiddenBeforeTheCode(page: Page, path: string) {
  const bringCode = await holdCode(page, 'src/main.tsx')
  const opened = page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('.quiz-opening')).toBeVisible()
  await expect(option(page, 0)).toBeHidden()
  await bringCode()
  await opened
  await expect(page.getByText(/^Question \d of 10$/)).toBeVisible()
}

test('an answer that is given before the code has come is the first of the attempt, and outlives a reload', async ({
  page,
}) => {
  const bringCode = await holdCode(page, 'src/main.tsx')
  const opened = page.goto(quiz, { waitUntil: 'commit' })
  await option(page, 2).click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await option(page, 1).click()
  // Nothing leads on before the answer is stored.
  for (const name of ['Previous', 'Next', 'Submit (0)'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await expectAccessible(page, 'the first question without its code')
  await bringCode()
  await opened
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
})

test('an early answer counts too in an attempt that was begun and only looked at', async ({ page }) => {
  await page.goto(quiz)
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  const bringCode = await holdCode(page, 'src/main.tsx')
  const opened = page.goto(quiz, { waitUntil: 'commit' })
  await option(page, 3).click()
  await bringCode()
  await opened
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
})

test('where a quiz is under way, or the address asks for something else, the first question does not show before the code', async ({
  page,
}) => {
  await page.goto(quiz)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
  await isHiddenBeforeTheCode(page, quiz)
  await page.evaluate(() => localStorage.clear())
  await isHiddenBeforeTheCode(page, `${quiz}?untimed`)
})

test('without a network for the database the quiz begins as the page came with it', async ({ page }) => {
  await page.route(/documents:(batchGet|runQuery)/, (route) => route.abort())
  await page.goto(quiz)
  await option(page, 0).click()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
})

test('search engines only get the preview', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/quiz/rivers-of-india/preview<')
  expect(sitemap).not.toContain('/quiz/rivers-of-india<')
  const html = await (await request.get(quiz)).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/quiz\/rivers-of-india\/preview"/)
})
