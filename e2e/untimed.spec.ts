import type { Page } from '@playwright/test'
import { accountHears } from './testing/account-hears'
import { expectAccessible } from './testing/axe'
import { beginTest, choose, expectGoesOn, expectQuestion, submitTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { haveStudent, signIn } from './testing/student'

/** Three sections with clocks of their own. */
const sectionTest = '/test-series/ibps-po-prelims/test/free-mock-1'
const noLimit = (page: Page) => page.getByText('No time limit', { exact: true }).filter({ visible: true })

test('a test with timed sections is practised without its clock: paused, gone on with, ended, and in no score', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const student = await haveStudent(page)
  // By the clock first: one answer, whatever it is worth.
  await page.goto(sectionTest)
  await beginTest(page)
  await choose(page, 0)
  await accountHears(page, '"submitted"', () => submitTest(page))
  await page.goto('/test-series/ibps-po-prelims')
  const best = page.getByText(/^Best score \d+%$/)
  await expect(best).toHaveCount(1)
  const before = await best.textContent()

  await page.goto(sectionTest)
  await page.getByText('More options').click()
  await page.getByRole('link', { name: 'Practise without a timer' }).click()
  await expect(page.getByRole('heading', { name: 'No timer' })).toBeVisible()
  await expectAccessible(page, 'the instructions without a clock')
  await page.getByRole('button', { name: 'Begin Practice' }).click()
  await expectQuestion(page, 1)
  await expect(noLimit(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expectAccessible(page, 'the exam without a clock')
  // Into the last section, and back.
  await page.getByRole('button', { name: /^Reasoning Ability/ }).click()
  await expectQuestion(page, 18)
  await choose(page, 1)
  await page.getByRole('button', { name: /^English Language/ }).click()
  await expectQuestion(page, 1)
  await choose(page, 2)

  // Leaving is a pause, and asks nothing; nor does a reload lose anything.
  await accountHears(page, '/attempts/', () => page.getByRole('link', { name: 'Pause' }).click())
  await expect(page).toHaveURL(/\/test-series\/ibps-po-prelims$/)
  await page.goto('/history')
  const row = page.getByRole('listitem').filter({ hasText: 'Practice without a time limit' }).first()
  await expect(row).toContainText('In progress')
  await expect(row).toContainText('2 of 25 answered')
  await page.goto(sectionTest)
  await page.getByText('More options').click()
  await expect(page.getByText(/^2 of 25 answered\. There is no time limit/)).toBeVisible()
  await page.getByRole('link', { name: 'Continue without a timer' }).click()
  await expectQuestion(page, 1)
  await page.reload()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').nth(2)).toBeChecked()

  // Another device goes on with it and ends it.
  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto(`${sectionTest}?untimed`)
  await expectGoesOn(other, 1)
  await expect(noLimit(other)).toBeVisible()
  await expect(other.getByRole('radio').nth(2)).toBeChecked()
  await accountHears(other, '"submitted"', () => submitTest(other))
  await expect(other.getByText(/^You practised without a time limit\./)).toBeVisible()
  await expect(other.getByText('2 of 25', { exact: true })).toBeVisible()
  await expect(other.getByText(/first score/)).toHaveCount(0)
  await other.goto('/history')
  await expect(other.getByText('Practice without a time limit')).toBeVisible()
  await other.goto('/test-series/ibps-po-prelims')
  await expect(other.getByText(before ?? 'a best score')).toHaveCount(1)
  await other.context().close()
})
