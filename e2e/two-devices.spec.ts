import type { Page } from '@playwright/test'
import { accountHears } from './testing/account-hears'
import { beginTest, choose, expectGoesOn, expectQuestion, submitTest } from './testing/exam'
import { expect, test, touch } from './testing/journey'
import { haveStudent, signIn } from './testing/student'

const path = '/test-series/appsc-group-2-screening/test/free-mock-1'
const synced = (page: Page) => page.getByText(/^Saved to your account$/).filter({ visible: true })

test('a test that was begun on one device goes on and ends on another', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const student = await haveStudent(page)
  await page.goto(path)
  await beginTest(page)
  await choose(page, 2)
  await page.getByRole('button', { name: 'Mark for Review & Next', exact: true }).click()
  await expectQuestion(page, 2)
  await choose(page, 1)
  // What has not been written yet is when the network comes back; `Saved to your account` is said of the latest answer alone.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(synced(page)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto(path)
  await expectGoesOn(other, 2)
  await expect(other.getByRole('radio').nth(1)).toBeChecked()
  await other.getByRole('button', { name: 'Previous', exact: true }).click()
  await expectQuestion(other, 1)
  await expect(other.getByRole('radio').nth(2)).toBeChecked()
  await accountHears(other, '"submitted"', () => submitTest(other))

  // Back on the first one it is over: the same result, and nothing to go on with.
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await expect(page.getByText('2 of 25', { exact: true })).toBeVisible()
  await other.context().close()
})

test('a quiz goes on and ends on another device, and its result is the same on both', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const student = await haveStudent(page)
  const quiz = '/quiz/rivers-of-india'
  await page.goto(quiz)
  await accountHears(page, '/attempts/', () => choose(page, 1))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Question 2 of', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Pariksha Academy' }).first().click()
  // What has not been written yet is when the quiz is left.
  await accountHears(page, '/attempts/', () =>
    page.getByRole('button', { name: 'Leave, Keep My Answers' }).click(),
  )

  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto('/content/quizzes')
  await touch(other)
  await expect(other.getByText('1 of 10 answered')).toBeVisible()
  await other.goto(quiz)
  await expectGoesOn(other, 2)
  await choose(other, 0)
  await other.getByRole('button', { name: 'Submit (2)' }).click()
  await accountHears(other, '"submitted"', () =>
    other.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click(),
  )
  await expect(other.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  const score = await other.getByText(/^\d+ of 10 correct$/).textContent()

  await page.goto('/history')
  await page.getByRole('link', { name: /^See Result/ }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByText(score ?? 'no score')).toBeVisible()
  await other.context().close()
})
