import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/desk'
import { choose } from './testing/exam'
import { haveStudent } from './testing/student'

test('a report is answered, its key corrected, and the correction undone', { tag: '@desktop' }, async ({
  page,
  browser,
  startDesk,
}) => {
  await haveStudent(page)
  // No other journey takes it.
  await page.goto('/quiz/everyday-science')
  await choose(page, 0)
  await page.getByRole('button', { name: 'Report this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this question' })
  await dialog.getByRole('radio', { name: 'More than one option is right' }).check()
  await dialog.getByLabel('Tell us more (optional)').fill('<b>A</b> and B, see page 12.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Reported' })).toBeVisible()

  const operator = await (await browser.newContext()).newPage()
  const desk = await startDesk({ operator: 'asha' })
  await desk.open(operator)
  await operator.getByRole('link', { name: 'Answer reports' }).click()
  const card = operator.getByRole('listitem').filter({ hasText: '<b>A</b> and B, see page 12.' }).first()
  await expect(card).toContainText('More than one option is right')
  await expectAccessible(operator, 'reports at the desk')

  await card.getByRole('link', { name: 'Correct the key' }).click()
  const correct = operator.getByRole('button', { name: 'Correct the key' })
  await correct.click()
  await expect(operator.getByRole('alert')).toHaveText('Choose the right answer.')
  await operator.getByRole('radio', { name: 'Everybody gets full marks' }).check()
  await correct.click()
  await expect(operator.getByRole('alert')).toContainText('Write a reason')
  await operator.getByLabel('Reason').fill('Two of the four options are right.')
  await expectAccessible(operator, 'a correction at the desk')
  await correct.click()
  const sure = operator.getByRole('alertdialog')
  await expect(sure).toContainText(/The key changes from [A-D] to full marks for everybody/)
  await sure.getByRole('button', { name: 'Correct the key' }).click()
  await expect(operator.getByRole('heading', { level: 1, name: /Everyday/ })).toBeVisible()
  await expect(operator.getByRole('row').filter({ hasText: 'full marks' })).toHaveCount(1)
  await expectAccessible(operator, 'the questions of a test at the desk')

  await operator.getByRole('link', { name: 'Back to questions' }).click()
  await card.getByRole('button', { name: 'Answer' }).click()
  await card.getByRole('radio', { name: 'It was wrong and is corrected' }).check()
  await card.getByLabel('Answer').fill('Thank you. Everybody gets full marks.')
  await card.getByRole('button', { name: 'Send answer' }).click()
  await expect(card.getByText('Answered', { exact: true })).toBeVisible()

  await page.goto('/reports')
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row).toContainText('Corrected')
  await expect(row).toContainText('Thank you. Everybody gets full marks.')

  await operator.getByRole('link', { name: 'Publish' }).click()
  await expect(
    operator.getByText(/^Corrected the key of question \d+ of .*: Two of the four options are right\.$/),
  ).toBeVisible()
  await expectAccessible(operator, 'publishing at the desk')
  await operator.getByRole('link', { name: 'History' }).click()
  const entry = operator
    .getByRole('listitem')
    .filter({ hasText: 'Two of the four options are right.' })
    .first()
  await entry.getByRole('button', { name: 'Show changes' }).click()
  await expect(entry).toContainText('Changed: Quiz “')
  await expect(entry).toContainText(/Key of question \d+[A-D] → full marks for everybody/)
  await expectAccessible(operator, 'the history at the desk')
  await entry.getByRole('button', { name: 'Undo' }).click()
  const undoing = operator.getByRole('dialog', { name: 'Undo this change?' })
  await expect(undoing).toContainText(/Key of question \d+full marks for everybody → [A-D]/)
  await expectAccessible(operator, 'undoing at the desk')
  await undoing.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(operator.getByText(/^Undid: Corrected .* Two of the four options are right\.$/)).toBeVisible()
  await operator.goto(`${desk.origin}/questions/test?test=quizzes%2Feveryday-science`)
  await expect(operator.getByRole('row').filter({ hasText: 'full marks' })).toHaveCount(0)
  await operator.context().close()
})

test('a desk that was stopped says so, and works again when it is back', { tag: '@desktop' }, async ({
  page,
  startDesk,
}) => {
  const desk = await startDesk()
  await desk.open(page, '/publish')
  await expect(page.getByRole('heading', { name: 'Changes since the last build' })).toBeVisible()
  await desk.stop()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'The desk does not answer. Is it still running in the terminal?',
  )
  const again = await startDesk({ port: Number(new URL(desk.origin).port) })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toContainText('Open the address that the terminal shows.')
  await again.open(page, '/history')
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
})
