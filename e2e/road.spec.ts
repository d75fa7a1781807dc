import type { Page } from '@playwright/test'
import { beginTest, choose, expectQuestion } from './testing/exam'
import { expect, goBack, test } from './testing/journey'
import { acknowledge, fillRegistration, newStudent } from './testing/student'

const paid = 'Payment verified successfully! You now have access to this resource.'

/** Pays in the local provider's checkout and reads the thanks. */
async function pay(page: Page) {
  const checkout = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Pay', exact: true }) })
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  await acknowledge(page, paid)
}

/** Answers the first questions of a running test with option A, and says how many were answered. */
async function answerQuestions(page: Page, count: number) {
  for (let number = 1; number <= count; number++) {
    await expectQuestion(page, number)
    await choose(page, 0)
    await page.getByRole('button', { name: 'Save & Next' }).click()
  }
}

test('one student’s whole way: register, take a test, read the result, buy a package and a pack, read its PDF', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  await fillRegistration(page, newStudent())
  await expect(page.getByRole('heading', { name: 'Welcome, Lakshmi' })).toBeVisible()

  // To a package, and into its first free test.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Test Series/ })
    .click()
  await page.getByRole('heading', { name: 'APPSC Group II Screening' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'APPSC Group II Screening' })).toBeVisible()
  await expect(page.getByText('PREMIUM', { exact: true })).toBeVisible()
  await expect(page.getByText(/^\+\d+ more premium tests$/)).toBeVisible()
  await page
    .getByRole('link', { name: /^Start Test/ })
    .first()
    .click()
  await beginTest(page)

  // Two answers, a step back by mistake, a reload in the middle, and the end.
  await answerQuestions(page, 2)
  // What asks comes a moment after the test.
  await expect.poll(() => page.evaluate(() => window.history.state)).toMatchObject({ guard: true })
  await goBack(page)
  const leaving = page.getByRole('dialog', { name: 'Leave the test?' })
  await expect(leaving).toContainText('Your 2 answers are saved on this device.')
  await leaving.getByRole('button', { name: 'Stay in the Test' }).click()
  await page.reload()
  await expectQuestion(page, 3)
  await page.getByRole('button', { name: 'Submit Test' }).click()
  const summary = page.getByRole('dialog', { name: 'Submit Test?' })
  await expect(summary.getByRole('listitem').filter({ hasText: /^2Answered$/ })).toBeVisible()
  await summary.getByRole('button', { name: 'Submit Test' }).click()
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expect(page.getByText('Not Answered', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Answer Review' })).toBeVisible()

  // Back leads to the tab before, then to where the test came from.
  await goBack(page)
  await expect(page.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true')
  // Buying the package opens its premium tests.
  await goBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'APPSC Group II Screening' })).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).dblclick()
  await pay(page)
  await expect(page.getByText('Premium Member')).toBeVisible()
  await expect(page.getByText('UNLOCKED', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Start Full Mock Test 1' }).click()
  await beginTest(page)
  await expectQuestion(page, 1)

  // Buying a pack opens its PDFs.
  await page.goto('/content/paid-resources')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Indian Polity Notes/ })
    .click()
  await page.getByRole('button', { name: /^Buy Now Rs\.\s?199$/ }).click()
  await pay(page)
  await expect(page.getByText('Access Granted!')).toBeVisible()
  await page.getByRole('link', { name: /^Read Book 1/ }).click()
  await expect(page).toHaveURL(/\/pdf-viewer\//)
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 })

  // What was bought is still there after a reload elsewhere.
  await page.goto('/test-series/appsc-group-2-screening')
  await expect(page.getByText('Premium Member')).toBeVisible()
})
