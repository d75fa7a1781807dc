import { accountHears } from './testing/account-hears'
import { expectAccessible } from './testing/axe'
import { content } from './testing/content'
import { beginTest, choose, expectQuestion, submitTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { movesOf, watchMoves } from './testing/moves'
import { haveStudent, signIn } from './testing/student'

/** No other journey sits it. A wrong answer costs a third of a mark. */
const mockTest = '/mock-test/state-psc-general-studies'

test('a key is corrected: results, history and home tell it on every device', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const student = await haveStudent(page)
  await page.goto(mockTest)
  await beginTest(page)
  await choose(page, 0)
  await page.getByRole('button', { name: 'Save & Next', exact: true }).click()
  await expectQuestion(page, 2)
  await accountHears(page, '"submitted"', () => submitTest(page))
  const results = page.url()
  await expect(page.getByText('Corrected on')).toHaveCount(0)

  const document = 'mock_tests/state-psc-general-studies'
  await content('correct', document, '#1', '--full-marks', '--reason', 'Two options say the same.', '--yes')
  await content('correct', document, '#2', '--drop', '--reason', 'The map was missing.', '--yes')

  await page.goto(results)
  await expect(page.getByText(/^Corrected on \d+ \w+ \d{4}: (−⅓|1) of 25 → 1 of 24 marks$/)).toBeVisible()
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expect(page.getByText(/Key corrected on .* → full marks for everybody\./)).toBeVisible()
  await expect(page.getByText(/Key corrected on .* → does not count\..*The map was missing\./)).toBeVisible()
  await expectAccessible(page, 'corrected results')

  // Another device knows the attempt from the account alone.
  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto('/history')
  await expect(other.getByText(/^Corrected on .* → 1 of 24 marks$/)).toBeVisible()
  await expectAccessible(other, 'corrected history')
  await watchMoves(other)
  await other.goto('/')
  const line = other.getByRole('list', { name: 'Corrected results' })
  await expect(line).toContainText(/The keys of 2 questions in .* were corrected\./)
  await expect(line).toContainText(/Your result changed from (−⅓|1) of 25 to 1 of 24 marks\./)
  const { sum, told } = await movesOf(other)
  expect(sum, told).toBeLessThan(0.01)
  await expectAccessible(other, 'home')
  await line.getByRole('button', { name: 'Do not show again' }).click()
  await expect(line).toBeHidden()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  await expect(line).toBeHidden()
  // Without a network the history tells what it knew.
  await other.getByRole('link', { name: 'My tests' }).first().click()
  await expect(other.getByText(/^Corrected on .* → 1 of 24 marks$/)).toBeVisible()
  await other.getByRole('link', { name: 'Home', exact: true }).first().click()
  await other.context().setOffline(true)
  await other.getByRole('link', { name: 'My tests' }).first().click()
  await expect(other.getByText(/^You are offline\./)).toBeVisible()
  await expect(other.getByText(/^Corrected on .* → 1 of 24 marks$/)).toBeVisible()
  await other.context().close()
})
