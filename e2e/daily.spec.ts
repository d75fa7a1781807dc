import type { Page } from '@playwright/test'
import { indiaDayOf, writeIndiaDay } from '../src/domain/india-day'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { choose } from './testing/exam'
import { codeHasCome } from './testing/hold-code'
import { expect, test } from './testing/journey'
import { haveAccount, haveStudent, logIn, ownToken } from './testing/student'

const dayMs = 24 * 60 * 60_000
const dayText = (ahead = 0) => writeIndiaDay(indiaDayOf(Date.now()) + ahead)

const onQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 10`)).toBeVisible()
const streak = (page: Page) => page.getByRole('region', { name: 'Streak' })

/** Answers the first question of the quiz that is open, and submits it. */
async function answerAndSubmit(page: Page) {
  await onQuestion(page, 1)
  await choose(page, 1)
  await page.getByRole('button', { name: 'Submit (1)' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
}

/** The days that the account of the signed-in student has. */
async function daysInAccount(page: Page): Promise<unknown> {
  const { uid } = await ownToken(page)
  const path = `v1/projects/demo-pariksha/databases/(default)/documents/users/${uid}/days`
  const answer = await page.request.get(`${database}/${path}`, {
    headers: { authorization: 'Bearer owner' },
  })
  const { documents = [] } = await answer.json()
  return documents.map(
    ({
      name,
      fields,
    }: {
      name: string
      fields: { days: { arrayValue: { values: Array<{ integerValue: string }> } } }
    }) => [name.split('/').at(-1), ...fields.days.arrayValue.values.map(({ integerValue }) => integerValue)],
  )
}
const today = () => {
  const [year, month = '', date = ''] = dayText().split('-')
  return [[year, String(Number(month + date))]]
}

test('a visitor takes the quiz of the day, signs in, and it counts', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await page.goto('/daily')
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeVisible()
  await expectAccessible(page, 'daily quiz of a visitor')
  await page.getByRole('link', { name: 'Start Quiz' }).click()
  await onQuestion(page, 1)
  await choose(page, 1)
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await page.reload()
  await onQuestion(page, 1)
  await expect(page.getByText('No time limit')).toBeVisible()
  await page.getByRole('button', { name: 'Submit (1)' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page.getByText('today, and this quiz counts for a streak.')).toBeVisible()
  await expectAccessible(page, 'result of a daily quiz')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()

  const { email, password } = await haveAccount(request)
  await logIn(page, email, password)
  await page.goto('/daily')
  await expect(streak(page)).toContainText('1 day')
  await expect(streak(page)).toContainText('Daily quizzes, last 7 days: 1')
  await expect(page.getByText('Done. Your score:')).toBeVisible()
  expect(await daysInAccount(page)).toEqual(today())
  await expectAccessible(page, 'daily quiz of a student')

  // A past day is practice.
  await page.getByRole('link', { name: 'Take the quiz' }).click()
  await answerAndSubmit(page)
  await page.getByRole('link', { name: 'Back to daily quiz' }).click()
  await expect(page.getByText('Your score:').nth(1)).toBeVisible()
  await expect(streak(page)).toContainText('1 day')
  expect(await daysInAccount(page)).toEqual(today())
})

test('yesterday has its answers, tomorrow is not open, and what is long past is gone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/daily')
  await page.getByRole('link', { name: 'See Answers' }).click()
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  await expect(page.getByText('Question 10', { exact: true })).toBeAttached()
  await expectAccessible(page, 'answers of yesterday')
  await page.goto(`/daily/${dayText(1)}`)
  await expect(page.getByRole('heading', { name: 'Not open yet' })).toBeVisible()
  await expectAccessible(page, 'tomorrow')
  await page.goto(`/daily/${dayText(-31)}`)
  await expect(page.getByRole('heading', { name: 'No longer here' })).toBeVisible()
  await page.getByRole('link', { name: "Go to Today's Quiz" }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click()
  await onQuestion(page, 1)
})

test('the quiz of the day by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/daily')
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeVisible()
  const isThere = () => page.evaluate(() => document.activeElement?.textContent?.trim() === 'Start Quiz')
  for (let presses = 0; presses < 30 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await onQuestion(page, 1)
  await page.keyboard.press('b')
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  for (let number = 2; number <= 10; number++) {
    await page.keyboard.press('ArrowRight')
    await onQuestion(page, number)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Submit Quiz' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
})

test('a quiz that is submitted without a network counts when the account can be reached', {
  tag: '@phone',
}, async ({ page, context }) => {
  await haveStudent(page)
  await page.goto('/daily')
  await expect(streak(page)).toContainText('No streak yet')
  await page.getByRole('link', { name: 'Start Quiz' }).click()
  await onQuestion(page, 1)
  await codeHasCome(page, 'src/features/results/result.tsx')
  await context.setOffline(true)
  await answerAndSubmit(page)
  await expect(page.getByText('It counts on the day when you are next online.')).toBeVisible()
  expect(await daysInAccount(page)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => daysInAccount(page)).toEqual(today())
  await page.goto('/daily')
  await expect(streak(page)).toContainText('1 day')
})

test('a clock that is two days ahead counts no other daily quiz, and today’s quiz is the server’s', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 2 * dayMs)
  await haveStudent(page)
  await page.goto('/daily')
  await expect(page.getByText('This device says')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toHaveAttribute('href', `/daily/${dayText()}`)
  await page.getByRole('link', { name: 'Start Quiz' }).click()
  await answerAndSubmit(page)
  await page.goto('/daily')
  await expect(streak(page)).toContainText('Daily quizzes, last 7 days: 1')
  expect(await daysInAccount(page)).toEqual(today())

  // The next day by this device's clock: neither another quiz nor another day.
  await page.clock.setSystemTime(Date.now() + 3 * dayMs)
  await page.goto(`/daily/${dayText(1)}`)
  await expect(page.getByRole('heading', { name: 'Not open yet' })).toBeVisible()
  await page.goto('/daily')
  await expect(streak(page)).toContainText('Daily quizzes, last 7 days: 1')
  expect(await daysInAccount(page)).toEqual(today())
})
