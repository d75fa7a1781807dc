import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/journey'
import { haveStudent } from './testing/student'

/** Answers the first questions of a quiz of ten with its first option, and submits it. */
async function takeQuiz(page: Page, quizId: string, answered: number) {
  await page.goto(`/quiz/${quizId}`)
  for (let number = 1; number <= answered; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible()
    await page.getByRole('radio').first().locator('..').click()
    if (number < answered) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: `Submit (${answered})` }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
}

const figure = (page: Page, name: string) => page.getByRole('region', { name })

test('quizzes become figures, each with its numbers and a practice; they stay without a network', {
  tag: '@phone',
}, async ({ page, context }) => {
  await haveStudent(page)
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Your progress begins with one quiz' })).toBeVisible()
  await expectAccessible(page, 'nothing taken yet')
  await page.getByRole('link', { name: 'Browse quizzes' }).click()
  await expect(page).toHaveURL('/content/quizzes')

  await takeQuiz(page, 'rivers-of-india', 6)
  await page.goto('/progress')
  await expect(page.getByText('This is your first attempt.')).toBeVisible()
  await expect(figure(page, 'Scores')).toHaveCount(0)

  await takeQuiz(page, 'ancient-and-medieval-india', 4)
  await page.goto('/history')
  await page.getByRole('main').getByRole('link', { name: 'Progress' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  const scores = figure(page, 'Scores')
  // Two attempts are rows: a drawing and a choice of attempts come with more of them.
  await expect(scores.getByRole('table', { name: 'Scores, the latest first' }).getByRole('row')).toHaveCount(
    3,
  )
  await expect(page.getByRole('button', { name: 'Last 5' })).toHaveCount(0)
  await expect(page.getByText('10 of 10')).toBeVisible()
  await expectAccessible(page, 'figures')

  await context.setOffline(true)
  await expect(page.getByText('We cannot reach your account now')).toBeVisible()
  await expect(page.getByText('10 of 10')).toBeVisible()
  // The papers of the attempts are on the device.
  await figure(page, 'Wrong and quick')
    .getByRole('button', { name: /^Practise th/ })
    .click()
  await expect(page).toHaveURL(/\/practice\/[\w-]+$/)
  // Its code is not, where no service worker may take it along.
  await context.setOffline(false)
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible()

  await page.goto('/progress')
  await page
    .getByRole('link', { name: /^Practise / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/practice\?topic=.+&source=new&count=10$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
})

test('a result says what to do next, and how long each question took', { tag: '@phone' }, async ({
  page,
}) => {
  await takeQuiz(page, 'rivers-of-india', 6)
  const next = figure(page, 'After that')
  await expect(
    next.getByRole('listitem').filter({ hasText: 'Practise 4 questions you did not visit' }),
  ).toBeVisible()
  expect(await next.getByRole('listitem').count()).toBeLessThanOrEqual(2)
  await expectAccessible(page, 'result')

  // From wherever the summary was left, the score is one line, and what follows begins in the upper half.
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const expectInUpperHalf = (name: string) =>
    expect.poll(async () => (await page.getByRole('heading', { name }).boundingBox())?.y).toBeLessThan(420)
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expect(page.getByRole('heading', { name: 'Answer Review' })).toBeVisible()
  await expectInUpperHalf('Answer Review')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]tab=time$/)
  await expectInUpperHalf('Time per question')
  const time = figure(page, 'Time per question')
  await expect(time.getByRole('img', { name: /^Seconds for each of 10 questions/ })).toBeVisible()
  await time.locator('summary').click()
  await expect(time.getByRole('row')).toHaveCount(11)
  await expectAccessible(page, 'times of a result')
  // One step back leaves the other tabs, however many were opened.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()

  // A visitor's figures are of this device.
  await page.goto('/progress')
  await expect(page.getByText('These attempts are only on this device.')).toBeVisible()
})
