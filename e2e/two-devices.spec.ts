import type { Page } from '@playwright/test'
import { beginTest, choose, expectQuestion, submitTest } from './exam'
import { expect, test } from './journey'
import { register, signIn } from './student'

const path = '/test-series/appsc-group-2-screening/test/free-mock-1'
const synced = (page: Page) => page.getByText(/^Synced/).filter({ visible: true })

test('a test that was begun on one device goes on and ends on another', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code; once is enough')
  const student = await register(page)
  await page.goto(path)
  await beginTest(page)
  await choose(page, 2)
  await page.getByRole('button', { name: 'Mark for Review & Next', exact: true }).click()
  await expectQuestion(page, 2)
  await choose(page, 1)
  // What has not been written yet is when the network comes back; `Synced` is said of the latest answer alone.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(synced(page)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto(path)
  await expectQuestion(other, 2)
  await expect(other.getByRole('radio').nth(1)).toBeChecked()
  await other.getByRole('button', { name: 'Previous', exact: true }).click()
  await expectQuestion(other, 1)
  await expect(other.getByRole('radio').nth(2)).toBeChecked()
  await submitTest(other)

  // Back on the first one it is over: the same result, and nothing to go on with.
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await expect(page.getByText('2 of 25', { exact: true })).toBeVisible()
  await other.context().close()
})
