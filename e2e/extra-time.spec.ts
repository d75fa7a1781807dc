import type { Page } from '@playwright/test'
import { accountHears } from './testing/account-hears'
import { expectAccessible } from './testing/axe'
import { beginTest, choose, expectQuestion, submitTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { haveStudent, signIn } from './testing/student'

/** Three sections of 6, 7 and 7 minutes. */
const sectionTest = '/test-series/ibps-po-prelims/test/free-mock-1'

const clock = (page: Page) => page.getByRole('timer').filter({ visible: true }).first()
const hides = (page: Page) =>
  page.getByRole('button', { name: 'Hide the time until 5 minutes before the end' })

test('a third more is set once, runs on the clock of each section, and is told on every device', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const student = await haveStudent(page)
  await page.goto('/account')
  await page.getByText('Extra time', { exact: true }).click()
  await page.getByRole('radio', { name: /^A third more/ }).check()
  await expect(page.getByText('Saved in your account, for all your devices.')).toBeVisible()
  await expectAccessible(page, 'the account with time in tests')

  await page.goto(sectionTest)
  await page.getByText('More options').click()
  await expect(page.getByText('Time: 26 minutes 40 seconds (20 and a third more)')).toBeVisible()
  await expect(page.getByRole('row', { name: /9m 20s/ })).toHaveCount(2)
  await expectAccessible(page, 'the instructions with extra time')
  await beginTest(page)
  await expect(clock(page)).toHaveText(/^(8:00|7:5\d)$/)
  await choose(page, 0)
  await page.reload()
  await expectQuestion(page, 1)
  await expect(clock(page)).toHaveText(/^7:[3-5]\d$/)

  // The clock may be hidden, also over a reload.
  await hides(page).click()
  await expect(hides(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(clock(page)).toHaveText('hidden')
  await page.reload()
  await expect(clock(page)).toHaveText('hidden')
  await expectAccessible(page, 'the exam with a hidden clock')
  await hides(page).click()
  await expect(clock(page)).toHaveText(/^7:\d\d$/)
  await accountHears(page, '"submitted"', () => submitTest(page))
  await expect(page.getByText('With a third more time.')).toBeVisible()
  const results = page.url()
  await page.goto('/history')
  await expect(page.getByText('With a third more time')).toBeVisible()

  // Another device knows the preference and the attempt from the account alone.
  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto(results)
  await expect(other.getByText('With a third more time.')).toBeVisible()
  await other.goto('/account')
  await expect(other.getByText('A third more')).toBeVisible()
  await other.goto(sectionTest)
  await other.getByText('More options').click()
  await expect(other.getByText('Time: 26 minutes 40 seconds (20 and a third more)')).toBeVisible()
  await other.getByLabel('Extra time').selectOption('None')
  await expect(other.getByText('Your time of 20 Minutes starts', { exact: false })).toBeVisible()
  await beginTest(other)
  await expect(clock(other)).toHaveText(/^(6:00|5:\d\d)$/)
  await other.context().close()
})

test('a visitor has half more on a quiz, from its preview on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/quiz/rivers-of-india/preview')
  await page.getByText('More options').click()
  await page.getByLabel('Extra time').selectOption('Half more')
  await expect(page.getByText(/^Time: 15 minutes \(10 and half more\)$/)).toBeVisible()
  await expectAccessible(page, 'the preview of a quiz with extra time')
  await page.getByRole('link', { name: 'Start Quiz' }).click()
  await expect(clock(page)).toHaveText(/^(15:00|14:5\d)$/)
  await choose(page, 1)
  await page.reload()
  await expect(clock(page)).toHaveText(/^14:[2-5]\d$/)
  await page.getByRole('button', { name: /^Submit \(/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page.getByText('With half more time.')).toBeVisible()
})
