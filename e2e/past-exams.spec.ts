/** Previous year papers, and the past cut-offs under the marks of a test. */
import { accountHears } from './testing/account-hears'
import { expectAccessible } from './testing/axe'
import { beginTest, choose, submitTest } from './testing/exam'
import { expect, goBack, test } from './testing/journey'
import { haveStudent, signIn } from './testing/student'

const papers = ['State PSC General Studies Mock', 'Railway NTPC First-stage Mock'] as const

test('a visitor finds previous year papers by exam, and their page says what they are', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/content/mock-test')
  const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
  await page.getByLabel('Exam', { exact: true }).selectOption('All exams')
  await expect(page).toHaveURL(/\?exam=any$/)
  await expect(titles).toHaveText([...papers].reverse())
  await expect(page.getByText('Previous year paper · Sample Rail Exam 2023 · Shift 1')).toBeVisible()
  await expectAccessible(page, 'previous year papers')
  await page.getByLabel('Year').selectOption('2024')
  await expect(titles).toHaveText([papers[0]])
  await goBack(page)
  await page.getByLabel('Exam', { exact: true }).selectOption('Sample Service Exam')
  await expect(page).toHaveURL(/\?exam=Sample\+Service\+Exam$/)
  await page.getByRole('link', { name: papers[0] }).click()
  await expect(
    page.getByText('Previous year paper · Sample Service Exam 2024 · Shift 2, 14 Dec · Memory based'),
  ).toBeVisible()
  await goBack(page)
  await expect(titles).toHaveText([papers[0]])
  await page.getByLabel('Exam', { exact: true }).selectOption('All tests')
  await expect(titles).not.toHaveCount(1)
})

test('a student names their category once, reads its past cut-offs under the marks, and takes it back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const student = await haveStudent(page)
  await page.goto('/mock-test/state-psc-general-studies')
  await beginTest(page)
  await choose(page, 0)
  await accountHears(page, '"submitted"', () => submitTest(page))
  const results = page.url()
  await expect(page.getByText('See the past cut-off of your category.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'a result that asks for the category')
  await accountHears(page, '"bc-b"', async () => {
    await page.getByLabel('Your category').selectOption('BC-B')
  })
  await expect(page.getByText('Cut-off 2024, BC-B: 16.33 of 25')).toBeVisible()
  await expect(page.getByText('Cut-off 2022, BC-B: 92.5 of 150')).toBeVisible()
  await expect(page.getByText('Source: Pariksha Academy sample data')).toBeVisible()
  await expectAccessible(page, 'a result with past cut-offs')

  // Another device knows it from the account, and stops asking for good.
  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto(results)
  await expect(other.getByText(/^Cut-off 2024, BC-B/)).toBeVisible()
  await other.goto('/account')
  await other.getByText('Category for cut-offs').click()
  await expect(other.getByLabel('Your category')).toHaveValue('bc-b')
  await accountHears(other, '"unsaid"', async () => {
    await other.getByLabel('Your category').selectOption('Prefer not to say')
  })
  await other.goto(results)
  await expect(other.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(other.getByText(/cut-off/i)).toHaveCount(0)
  await other.context().close()
})
