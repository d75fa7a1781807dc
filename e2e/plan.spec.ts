import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { indiaDayOf, writeIndiaDay } from '../src/domain/india-day'
import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/journey'
import { haveStudent } from './testing/student'

const today = (page: Page) => page.getByRole('list', { name: 'Today’s tasks' })
const examDay = writeIndiaDay(indiaDayOf(Date.now()) + 40)

/** Answers the first question of ten, sees and skips the second, and submits; the label is what a finger hits. */
async function answerOne(page: Page) {
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await page.getByRole('radio').first().locator('..').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Submit (1)' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Submit/ })
    .click()
}

async function downloadedEvents(page: Page): Promise<ICAL.Event[]> {
  const button = page.getByRole('button', { name: 'Add to calendar' })
  if (!(await button.isVisible())) await page.getByText('Add to calendar').first().click()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('a newcomer begins with ten questions, plans an exam, and home ticks what is done', {
  tag: '@phone',
}, async ({ page, context }) => {
  await haveStudent(page)
  await page.goto('/')
  await expect(today(page).getByRole('link')).toHaveCount(3)
  await expectAccessible(page, 'home of a newcomer with what today holds')
  // Home offers ten questions once; the plan has both.
  await page.getByRole('link', { name: 'Your plan' }).click()
  await today(page)
    .getByRole('link', { name: /Find your weak topics/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Ten questions to begin' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expectAccessible(page, 'the diagnosis')
  await page.getByRole('button', { name: 'Start' }).click()
  await answerOne(page)
  await expect(page.getByRole('heading', { name: /results$/ })).toBeVisible()

  // What was skipped is revised from tomorrow on.
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Take the daily quiz' })).toBeVisible()
  await expect(today(page).getByRole('link')).toHaveCount(3)
  await expect(today(page)).not.toContainText(/Find your weak topics|Nothing to revise/)
  await page.getByRole('link', { name: 'Your plan' }).click()

  await expect(page.getByRole('form', { name: 'Your plan' })).toBeVisible()
  await expect(today(page)).toBeVisible()
  await expectAccessible(page, 'a plan without an exam')
  await page.getByLabel('Minutes a day').fill('3')
  await page.getByLabel('Exam date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('Choose 5 to 240 minutes')).toBeVisible()
  await expect(page.getByText('Choose today or a later day, or leave it empty')).toBeVisible()
  await expectAccessible(page, 'a plan with messages')
  await page.getByLabel('Exam', { exact: true }).fill('IBPS PO')
  await page.getByLabel('Exam date').fill(examDay)
  await page.getByLabel('Minutes a day').fill('45')
  await page.getByRole('button', { name: 'Save plan' }).press('Enter')
  await expect(page.getByText('Saved in your account, for all your devices.')).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: '40 days left' })).toBeFocused()
  await expect(today(page)).toContainText('IBPS PO')
  await expect(page.getByRole('form', { name: 'Your plan' })).toBeHidden()
  await expectAccessible(page, 'a plan')

  const [exam, daily, ...more] = await downloadedEvents(page)
  expect(more).toEqual([])
  expect([exam?.summary, exam?.startDate.toString()]).toEqual(['Exam: IBPS PO', examDay])
  expect(exam?.component.getAllSubcomponents('valarm')).toHaveLength(2)
  expect(daily?.duration.toSeconds()).toBe(45 * 60)
  // Without a network it is there as well: the plan, and its file.
  await context.setOffline(true)
  await page.getByText('Change', { exact: true }).click()
  await page.getByLabel('Minutes a day').fill('30')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  expect((await downloadedEvents(page))[1]?.duration.toSeconds()).toBe(30 * 60)
  await context.setOffline(false)

  // What is done today has its tick.
  await page.goto('/daily')
  await page.getByRole('link', { name: 'Start Quiz' }).click()
  await answerOne(page)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await page.goto('/')
  await expect(today(page)).toContainText('Done: ')
  await expect(today(page)).toContainText('Daily quiz is done')
  await expectAccessible(page, 'home with a line that is done')
  await page.goto('/plan')
  await expect(page.getByText('30 minutes a day')).toBeVisible()
})

test('a visitor has a plan on the device, reached from the search by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: /Search/ }).click()
  await page.getByRole('searchbox').fill('plan')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Study plan', exact: true })).toBeVisible()
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'Study plan', level: 1 })).toBeVisible()
  await page.getByLabel('Exam date').fill(examDay)
  await page.getByRole('button', { name: 'Save plan' }).press('Enter')
  await expect(
    page.getByText('Saved on this device. Sign in to have it on your other devices too.'),
  ).toBeVisible()
  await page.reload()
  await page.locator('summary').filter({ hasText: '40 days left' }).press('Enter')
  await expect(page.getByLabel('Exam date')).toHaveValue(examDay)
  await page.locator('summary').filter({ hasText: 'Add to calendar' }).press('Enter')
  await page.getByRole('checkbox', { name: /^Exam day/ }).press('Space')
  const events = await downloadedEvents(page)
  expect(events.map(({ summary }) => summary)).toEqual(['Study for your exam'])
})
