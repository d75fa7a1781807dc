import type { Page } from '@playwright/test'
import { readQuestions } from '../seed/read-questions'
import { allDocuments } from '../seed/read-seed'
import { rightOptions } from '../src/domain/question/kinds'
import { accountHears } from './testing/account-hears'
import { expectAccessible } from './testing/axe'
import { choose } from './testing/exam'
import { builtFile } from './testing/hold-code'
import { expect, test } from './testing/journey'
import { haveStudent, signIn } from './testing/student'

const onQuestion = (page: Page, number: number, total = 5) =>
  expect(page.getByText(`Question ${number} of ${total}`)).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const published = new Map(
  allDocuments().flatMap(({ document }) =>
    readQuestions(document).map((question) => [question.words, question]),
  ),
)

/** Chooses a wrong option of the question on the screen, which has a text without formulas, tables and figures. */
async function chooseWrong(page: Page) {
  const words = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  const question = published.get(words)
  if (!question) throw new Error(`The seed has no question "${words}"`)
  await choose(page, rightOptions(question).includes(0) ? 1 : 0)
}

test('a practice is put together, outlives a reload and the network, and is reviewed', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/practice')
  await expect(page.getByText(/to choose from\. All are new to you/)).toBeVisible()
  await expectAccessible(page, 'builder')
  await page.getByRole('radio', { name: 'Only mistakes' }).check()
  await expect(page.getByText(/^No mistakes yet/)).toBeVisible()
  await expect(button(page, 'Start practice')).toBeDisabled()
  await page.getByRole('radio', { name: 'New to me' }).check()
  await page.getByText('Science', { exact: true }).click()
  await page.getByLabel('Number of questions').fill('3')
  await button(page, 'Start practice').click()
  await expect(page.getByText('Choose 5 to 100 questions')).toBeVisible()
  await page.getByLabel('Number of questions').fill('5')
  await button(page, 'Start practice').dblclick()

  await onQuestion(page, 1)
  await expect(heading(page, 'Practice: Science')).toBeVisible()
  const address = page.url()
  await choose(page, 1)
  await expect(button(page, 'Submit (1)')).toBeEnabled()
  await button(page, 'Next').click()
  await onQuestion(page, 2)
  const asked = await page.getByRole('heading', { level: 2 }).first().textContent()
  await page.reload()
  await onQuestion(page, 2)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(asked ?? '')

  await context.setOffline(true)
  await choose(page, 0)
  for (let number = 3; number <= 5; number++) {
    await button(page, 'Next').click()
    await onQuestion(page, number)
    await chooseWrong(page)
  }
  await button(page, 'Submit (5)').click()
  await expect(heading(page, 'Practice results')).toBeVisible()
  await expect(page.getByText(/^[0-2] of 5 correct$/)).toBeVisible()
  await expectAccessible(page, 'results')
  await page.getByRole('button', { name: /^Fix \d mistakes/ }).click()
  await expect(heading(page, 'Mistakes: Practice: Science')).toBeVisible()
  await context.setOffline(false)
  // Its own address leads to the results, and begins nothing.
  await page.goto(address)
  await expect(heading(page, 'Practice results')).toBeVisible()
})

test('without a network a result can be practised as plain text when the code that draws figures has not come', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/practice?topic=Figures&count=5')
  await button(page, 'Start practice').click()
  await onQuestion(page, 1)
  await choose(page, 0)
  await page.route(`/${builtFile('src/ui/question/rich/rich-blocks.tsx')}`, (route) => route.abort())
  await page.reload()
  await onQuestion(page, 1)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(page, 'Submit (1)').click()
  await button(page, 'Submit Practice').click()
  await page.getByRole('button', { name: /^Practise 4 questions you did not visit/ }).click()
  await expect(heading(page, 'Unanswered questions: Practice: Figures')).toBeVisible()
  await onQuestion(page, 1, 4)
})

test('study mode tells after each question, is left and gone on with, and can be finished at any time', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/practice?topic=Polity&count=5&mode=study')
  await button(page, 'Start studying').click()
  await onQuestion(page, 1)
  await expectAccessible(page, 'a question')
  await choose(page, 0)
  await button(page, 'Check answer').click()
  await expect(button(page, 'Next question')).toBeFocused()
  await expect(page.getByText('Correct answer')).toBeVisible()
  await expect(page.getByText(/Explanation:/)).toBeVisible()
  await expectAccessible(page, 'an answer')
  const address = page.url()

  // Leaving is a pause, and asks nothing.
  await page.getByRole('link', { name: 'Pariksha Academy' }).first().click()
  await expect(page).not.toHaveURL(address)
  await page.goto(address)
  await button(page, 'Next question').click()
  await onQuestion(page, 2)
  await button(page, 'I don’t know').click()
  await expect(page.getByText(/^The right answer is/)).toBeVisible()
  await button(page, 'Finish').click()
  await expectAccessible(page, 'finish dialog')
  await button(page, 'Finish and see results').click()
  await expect(heading(page, 'Study results')).toBeVisible()
})

test('a practice is put together and studied by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/practice')
  await page.getByRole('checkbox', { name: /^History\s*\d+$/ }).press('Space')
  await page.getByLabel('Number of questions').press('ControlOrMeta+a')
  await page.keyboard.type('5')
  await page.getByRole('radio', { name: /^Study mode/ }).press('Space')
  await button(page, 'Start studying').press('Enter')
  for (let number = 1; number <= 5; number++) {
    await onQuestion(page, number)
    await page.keyboard.press(number % 2 ? 'b' : '3')
    await expect(button(page, 'Check answer')).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(button(page, number < 5 ? 'Next question' : 'See results')).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(heading(page, 'Study results')).toBeFocused()
})

test('a double press on Check shows the answer, and a quiz can be studied', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/quiz/rivers-of-india/preview')
  await button(page, 'Study this quiz').click()
  await onQuestion(page, 1, 10)
  await choose(page, 1)
  const box = await button(page, 'Check answer').boundingBox()
  if (!box) throw new Error('no button')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
  await expect(button(page, 'Next question')).toBeVisible()
  await onQuestion(page, 1, 10)
})

test('a practice that was begun on one device goes on and ends on another', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const student = await haveStudent(page)
  await page.goto('/practice?topic=Geography&count=5')
  await button(page, 'Start practice').click()
  await onQuestion(page, 1)
  const address = page.url()
  await accountHears(page, '/attempts/', () => choose(page, 1))
  await page.goto('/about')

  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto(address)
  await expect(heading(other, 'Practice: Geography')).toBeVisible()
  await button(other, 'Submit (1)').click()
  await accountHears(other, '"submitted"', () => button(other, 'Submit Practice').click())
  await expect(heading(other, 'Practice results')).toBeVisible()
  await other.context().close()

  await page.goto('/history')
  await expect(page.getByText('Practice: Geography').first()).toBeVisible()
  await page.getByRole('link', { name: /^See Result Practice: Geography/ }).click()
  await expect(heading(page, 'Practice results')).toBeVisible()
})
