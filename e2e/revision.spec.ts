import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { keptOnDevice } from './testing/device'
import { choose } from './testing/exam'
import { expect, goBack, test } from './testing/journey'
import { haveStudent } from './testing/student'

const dayMs = 24 * 60 * 60_000

/** Answers the first question of a quiz of ten, and looks at the others. */
async function takeQuiz(page: Page) {
  await page.goto('/quiz/rivers-of-india')
  await choose(page, 0)
  for (let number = 2; number <= 10; number++) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Submit (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Questions' }).getByRole('heading').getByRole('button')

test('one press on a result asks its mistakes again, also offline, and Back leads to the result', {
  tag: '@phone',
}, async ({ page, context }) => {
  const firstQuestion = page.getByText(/^Question 1 of (9|10)$/)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await takeQuiz(page)
  const fix = page.getByRole('button', {
    name: /^(Fix 1 mistake and 9 skipped|Answer 9 skipped questions) · \d+ min$/,
  })
  await expect(fix).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await fix.click()
  await expect(firstQuestion).toBeVisible()
  await choose(page, 0)
  await button('Check answer').click()
  await expect(button('Next question')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await button('Next question').click()
  await expect(page.getByText(/^Question 2 of/)).toBeVisible()
  await button('Finish').click()
  await button('Finish and see results').click()
  await expect(page.getByRole('heading', { name: 'Study results' })).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()

  // Nothing is due on the day of the mistakes, and there is something to do all the same.
  await page.goto('/mistakes')
  await page.getByRole('button', { name: /^Practise these \d+$/ }).click()
  await expect(firstQuestion).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Mistakes' })).toBeVisible()
  await page.goto('/revise')
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible()
  await button('Practise weakest questions').click()
  await expect(page.getByText(/^1 of \d+\./)).toBeVisible()
})

test('what was wrong or skipped in a quiz comes back when it is due, and is revised by keyboard without a network', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await haveStudent(page)
  await page.goto('/mistakes')
  await expect(page.getByRole('heading', { name: 'No mistakes yet' })).toBeVisible()
  await expectAccessible(page, 'no mistakes yet')
  await page.goto('/revise')
  await expect(page.getByRole('heading', { name: 'Nothing to revise yet' })).toBeVisible()
  await expectAccessible(page, 'nothing to revise')

  await takeQuiz(page)
  await page.getByRole('tab', { name: 'Questions' }).click()
  const star = page.getByRole('main').getByRole('button', { name: 'Save question' }).last()
  // A jump to the end of a review lays out its last questions, and moves them for one frame.
  await star.scrollIntoViewIfNeeded()
  await star.click()
  await expect(page.getByRole('button', { name: 'Question saved' })).toBeVisible()
  // It shows at once; the device stores it a moment later. Once the account has it too, it is in the copy of the account.
  await expect.poll(() => keptOnDevice(page, '/cards')).toMatch(/quiz\/rivers-of-india\S+ \S* 1/)

  await page.goto('/mistakes')
  await expect(rows(page).nth(8)).toBeVisible()
  await expectAccessible(page, 'the list of mistakes')
  const first = rows(page).first()
  await first.click()
  await expect(page.getByText('Correct answer')).toBeVisible()
  await page.getByRole('button', { name: 'Concept' }).click()
  await page.getByLabel('Your note').fill('Source first, then where it ends.')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page, 'an open question')
  await page.reload()
  await first.click()
  await expect(page.getByRole('button', { name: 'Concept' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Your note')).toHaveValue('Source first, then where it ends.')
  await page.getByRole('button', { name: 'Saved (1)' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Cleared (0)' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing cleared yet' })).toBeVisible()

  // Today they were met already.
  await page.goto('/revise')
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible()
  await expectAccessible(page, 'nothing due')
  const begun = Date.now()
  await page.clock.setSystemTime(begun + 2 * dayMs)
  await page.reload()
  const due = page.getByRole('heading', { name: /^(9|10) questions, about \d+ minutes$/ })
  await expect(due).toBeVisible()
  await expectAccessible(page, "today's revision")
  const count = Number(/^\d+/.exec((await due.textContent()) ?? '')?.[0])

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  for (let number = 1; number <= count; number++) {
    await expect(page.getByText(`${number} of ${count}`, { exact: true })).toBeVisible()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^(Next question|Finish)$/ })).toBeFocused()
    if (number === 1) await expectAccessible(page, 'a question with its answer')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Revised' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible()
  await expectAccessible(page, 'the end of a revision')

  // The device's clock was wrong: nothing of what was done is lost, and today has nothing more.
  await context.setOffline(false)
  await page.clock.setSystemTime(begun)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible()

  await page.getByLabel('Exam date').fill('2026-01-15')
  await expect(page.getByText(/Your exam was on 15 Jan 2026/)).toBeVisible()
  await expectAccessible(page, 'after the exam')
})
