import type { Page } from '@playwright/test'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { keptOnDevice } from './testing/device'
import { beginTest, choose, expectQuestion, submitTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { haveStudent, ownToken } from './testing/student'

const address = '/test-series/appsc-group-2-screening/test/free-mock-1'
const waits = 'Will be sent when you are online'

const report = (page: Page) => page.getByRole('button', { name: 'Report this question' })
const reported = (page: Page) => page.getByRole('button', { name: 'Reported' })

/** What the account has, as an operator sees it. */
async function inAccount(page: Page, uid: string): Promise<Array<Record<string, unknown>>> {
  const path = `projects/demo-pariksha/databases/(default)/documents/users/${uid}/reports`
  const answer = await page.request.get(`${database}/v1/${path}`, {
    headers: { authorization: 'Bearer owner' },
  })
  const { documents = [] }: { documents?: Array<{ fields: Record<string, unknown> }> } = await answer.json()
  return documents.map(({ fields }) => fields)
}

test('a question that is reported in the exam without a network is sent once, and its fate can be read', {
  tag: '@phone',
}, async ({ page, context }) => {
  await haveStudent(page)
  const { uid } = await ownToken(page)
  await page.goto(address)
  await beginTest(page)
  await choose(page, 1)

  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const wasFull = await isFull()

  await context.setOffline(true)
  await report(page).click()
  const dialog = page.getByRole('dialog', { name: 'Report this question' })
  await expectAccessible(page, 'report')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('radio', { name: 'More than one option is right' }).check()
  // Keys that answer, mark and submit in the exam are letters here.
  await dialog.getByLabel('Tell us more (optional)').pressSequentially('A and B, see page 12. ims?')
  const before = await page.getByRole('timer').first().textContent()
  await expect(page.getByRole('timer').first()).not.toHaveText(before ?? '')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(reported(page)).toBeFocused()
  expect(await isFull()).toBe(wasFull)
  await expect(page.getByText(waits)).toBeVisible()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  expect(await keptOnDevice(page, '/reports/')).toContain('A and B, see page 12. ims?')

  // A page without a service worker needs the network for its reload; the account stays out of reach.
  await page.route(/documents:commit/, (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(waits)).toBeVisible()
  expect(await inAccount(page, uid)).toEqual([])
  await page.unroute(/documents:commit/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(waits)).toBeHidden()
  expect(await inAccount(page, uid)).toHaveLength(1)

  // Once more, with nothing left to send.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await submitTest(page)
  await page.getByRole('tab', { name: 'Questions' }).click()
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Question 1', exact: true }) })
  await expect(first.getByRole('button', { name: 'Reported' })).toBeVisible()
  await expect(report(page).first()).toBeVisible()
  expect(await inAccount(page, uid)).toEqual([
    expect.objectContaining({
      reason: { stringValue: 'several-right' },
      text: { stringValue: 'A and B, see page 12. ims?' },
      status: { stringValue: 'received' },
      testKey: { stringValue: 'series/appsc-group-2-screening/free-mock-1' },
    }),
  ])

  await first.getByRole('button', { name: 'Reported' }).click()
  const known = page.getByRole('dialog', { name: 'Your report' })
  await expect(known).toContainText('More than one option is right')
  await expect(known).toContainText('Received')
  await known.getByRole('button', { name: 'Close' }).last().click()

  await page.goto('/')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('link', { name: 'Reported questions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reported questions' })).toBeVisible()
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('A and B, see page 12. ims?')
  await expect(row).toContainText('Received')
  await expectAccessible(page, 'reports')
})

test('a visitor is offered no report, and is sent to log in for the list', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/quiz/rivers-of-india')
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expect(report(page)).toHaveCount(0)
  await page.goto('/reports')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})
