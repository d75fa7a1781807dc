import { expectAccessible } from './testing/axe'
import { beginTest, choose, expectQuestion } from './testing/exam'
import { expect, test } from './testing/journey'
import { register } from './testing/student'

declare global {
  interface Window {
    /** Frames in which a visitor's page could be seen. */
    visitorFrames: number
  }
}

/** Counts the frames, from the first on, in which the landing page or the visitor's buttons show. */
function countVisitorFrames() {
  window.visitorFrames = 0
  const look = () => {
    const shown = [...document.querySelectorAll('h1, header a[href="/register"]')].some(
      (element) =>
        !element.textContent.startsWith('Welcome back') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    if (shown) window.visitorFrames += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('home offers what was begun, goes on with it, and never shows a student the visitor’s page', async ({
  page,
}) => {
  await register(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Begin with a free test' })).toBeVisible()
  await expect(main.getByText('None in a row yet')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Next steps' }).getByRole('link')).toHaveCount(3)
  await expectAccessible(page, 'home of a newcomer')

  // A quiz is begun and left.
  await page.goto('/quiz/rivers-of-india')
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await page.getByRole('radio').nth(1).locator('..').click()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await page.getByRole('link', { name: 'Pariksha Academy' }).first().click()
  await page.getByRole('button', { name: 'Leave, Keep My Answers' }).click()
  await expect(main.getByRole('heading', { name: 'Rivers of India' })).toBeVisible()
  await expect(main.getByText(/^Quiz · 1 of 10 answered · \d+ min left$/)).toBeVisible()
  await expect(main.getByText('1 day', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Continue Learning' }).click()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()

  // A test that was begun later comes first.
  await page.goto('/test-series/appsc-group-2-screening')
  await page
    .getByRole('link', { name: /^Start Test/ })
    .first()
    .click()
  await beginTest(page)
  await choose(page, 0)
  await page.addInitScript(countVisitorFrames)
  await page.goto('/')
  await expect(main.getByText(/^Test · 1 of \d+ answered · .* left$/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Resume Rivers of India' })).toBeVisible()
  expect(await page.evaluate(() => window.visitorFrames), 'frames of the visitor’s page').toBe(0)
  await expectAccessible(page, 'home with work that waits')
  await main.getByRole('link', { name: 'Continue Learning' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').first()).toBeChecked()

  // A page of its own HTML does not show a visitor's buttons either.
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Open profile' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.length)).toBe(0)
})
