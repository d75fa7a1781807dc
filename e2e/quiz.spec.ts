import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { expect, goBack, test, touch } from './testing/journey'

const onQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 10`)).toBeVisible()

/** The label is what a finger hits; the radio itself is not drawn. */
const choose = (page: Page, option: number) => page.getByRole('radio').nth(option).locator('..').click()

test('a quiz outlives a reload and a closed tab, asks before it is left, and its result stays', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/content/quizzes')
  await touch(page)
  await page.getByRole('link', { name: 'Preview: Rivers of India' }).click()
  await expect(page.getByRole('heading', { name: 'Sample questions' })).toBeVisible()
  await page.getByRole('link', { name: 'Start Quiz' }).click()

  await onQuestion(page, 1)
  await choose(page, 1)
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await onQuestion(page, 2)
  await page.reload()
  await onQuestion(page, 2)
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await expectAccessible(page, 'player')

  // Back asks, and staying stays; a link asks, and leaving keeps the answers.
  await goBack(page)
  await page.getByRole('button', { name: 'Stay in the Quiz' }).click()
  await onQuestion(page, 2)
  await page.getByRole('link', { name: 'Pariksha Academy' }).first().click()
  const leave = page.getByRole('dialog', { name: 'Leave the quiz?' })
  await expect(leave).toContainText('Your answer is saved on this device.')
  await expectAccessible(page, 'leave dialog')
  await leave.getByRole('button', { name: 'Leave, Keep My Answers' }).click()
  await expect(leave).toBeHidden()

  // Another tab, as after a crash.
  await page.close()
  const later = await context.newPage()
  await later.goto('/quiz-list')
  await touch(later)
  await later.getByRole('link', { name: 'Continue Quiz: Rivers of India' }).click()
  await onQuestion(later, 2)
  await later.getByRole('button', { name: 'Submit (1)' }).click()
  await later.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(later.getByText('1 of 10 correct')).toBeVisible()
  await expectAccessible(later, 'results')
  await later.reload()
  await expect(later.getByText('1 of 10 correct')).toBeVisible()
  await later.getByRole('link', { name: 'Back to Quizzes' }).click()
  await touch(later)
  await expect(later.getByText('Best 10%')).toBeVisible()
})

test('a quiz by keyboard alone, and the clock that ends another one', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/quiz/rivers-of-india')
  await onQuestion(page, 1)
  for (let number = 1; number <= 10; number++) {
    await page.keyboard.press(number % 2 ? 'b' : '3')
    await expect(page.getByRole('button', { name: `Submit (${number})` })).toBeEnabled()
    await page.keyboard.press('Enter')
    if (number < 10) await onQuestion(page, number + 1)
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()

  await page.getByRole('button', { name: 'Retake Quiz' }).press('Enter')
  await onQuestion(page, 1)
  await page.clock.fastForward('09:10')
  await expect(page.getByText('Less than a minute left')).toBeAttached()
  await page.clock.fastForward('01:00')
  await expect(page.getByText('10m 0s', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('0 of 10 correct')).toBeVisible()
})
