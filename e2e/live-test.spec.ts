import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accountHears } from './testing/account-hears'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { content } from './testing/content'
import { choose, expectGoesOn, expectQuestion, submitTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { haveLiveTest, hour, openHours, pastHours } from './testing/live-test'
import { haveStudent, signIn } from './testing/student'
import { textsIn } from './testing/texts'

/** What has not been written yet is when the network comes back. */
const writeNow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** The result is drawn on the device, also without a network, with the student's name where that is wanted. */
async function sharesPicture(page: Page) {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Share as a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share as a picture' })
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveAccessibleName(
    /^Sunday Live Test · Rank 1 of 1 · ⅔ of 4 marks · Percentile 100\.00 · [^·]+$/,
  )
  await dialog.getByRole('checkbox', { name: 'Show my first name' }).check()
  await expect(picture).toHaveAccessibleName(/Percentile 100\.00 · Lakshmi · [^·]+$/)
  await expectAccessible(page, 'a result as a picture')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^(Share|Save picture)$/ }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Sunday Live Test.png')
  const bytes = readFileSync(await saved.path())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080])
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
}

test('a live test is waited for, sat without a network and submitted; its results come when they are published', {
  tag: '@desktop',
}, async ({ page }) => {
  const id = `journey-${Date.now()}`
  await haveLiveTest(id, { ...openHours, opens: 0.9 * hour })
  await haveStudent(page)
  await page.goto(`/live/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday Live Test' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^Opens in \d\d:\d\d$/)
  await expectAccessible(page, 'waiting for a live test')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('Sunday Live Test.ics')

  await haveLiveTest(id, openHours)
  await page.reload()
  await page.getByRole('checkbox', { name: 'I have read and understood the instructions.' }).check()
  await page
    .getByRole('checkbox', { name: 'Show my name (Lakshmi R.) among the best of this test and of the week' })
    .check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await expectQuestion(page, 1)
  await accountHears(page, '"in_progress"', () => choose(page, 0))
  await page.reload()
  await expectQuestion(page, 1)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save & Next', exact: true }).click()
  await choose(page, 1)
  await submitTest(page, 'Your answers are not sent yet')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your answers have arrived' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText(/^Results, answers and ranks: /)).toBeVisible()
  await expectAccessible(page, 'awaited results')

  await haveLiveTest(id, pastHours)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await expect(page.getByText(/^⅔ of 4/)).toBeVisible()

  const { stdout } = await content('rank', `live/${id}`)
  const [, uid = ''] = /^ +(\S+) +1 +Lakshmi R\.$/m.exec(stdout) ?? []
  await page.reload()
  const board = page.getByRole('region', { name: 'Best of the week' })
  await expect(board.getByRole('button', { name: 'Show' })).toBeVisible()
  await page.context().setOffline(true)
  await board.getByRole('button', { name: 'Show' }).click()
  await expect(board.getByRole('alert')).toContainText('The list could not be loaded.')
  // It is read again by itself when the network is back.
  await page.context().setOffline(false)
  await expect(board.getByRole('listitem').filter({ hasText: 'Lakshmi R. (you)' })).toHaveCount(1)
  await expectAccessible(page, 'the best of a week')
  await sharesPicture(page)
  await page.goto('/history')
  await expect(page.getByRole('listitem').filter({ hasText: 'Sunday Live Test' })).toContainText(
    'Rank 1 of 1',
  )

  await content('rank', `live/${id}`, '--unnamed', uid)
  await page.goto('/content/test-series')
  await page.getByRole('button', { name: 'Best of the week' }).click()
  await expect(board.getByRole('status')).toHaveCount(0)
  await expect(board).not.toContainText('(you)')

  await page.goto(`/live/${id}`)
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await page.getByRole('link', { name: 'Practise this test' }).click()
  await page.getByRole('button', { name: 'Begin Practice' }).click()
  await expect(page.getByText('What is 1 + 1?')).toBeVisible()
})

test('on a phone live tests share one row, and the first test series is on the first screen', {
  tag: '@phone',
}, async ({ page }) => {
  await haveLiveTest(`journey-row-${Date.now()}`, openHours)
  await page.goto('/content/test-series')
  const row = page.getByRole('region', { name: 'Live tests' }).getByRole('list')
  await expect(row).toContainText('Open now until ')
  await expect(page.getByRole('article').first()).toBeVisible()
  const box = await page.getByRole('article').first().boundingBox()
  expect(box?.y).toBeLessThan(480)
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
})

test('a live test that was begun and never written is practised after its results', {
  tag: '@phone',
}, async ({ page }) => {
  const id = `journey-empty-${Date.now()}`
  await haveLiveTest(id, pastHours)
  await haveStudent(page)
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)
  const beganAt = { timestampValue: new Date(Date.now() - 3.5 * hour * 1000).toISOString() }
  const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`
  const sheet = await page.request.patch(`${documents}/live_tests/${id}/sheets/${uid}`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields: { beganAt, device: { stringValue: 'elsewhere' } } },
  })
  expect(sheet.status()).toBe(200)
  await page.goto(`/live/${id}`)
  await page.getByRole('checkbox', { name: 'I have read and understood the instructions.' }).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await expect(page.getByText('What is 1 + 1?')).toBeVisible()
})

test('the later device takes a live test over, and the older one stops', async ({ page, browser }) => {
  const id = `journey-two-${Date.now()}`
  await haveLiveTest(id, openHours)
  const student = await haveStudent(page)
  await page.goto(`/live/${id}`)
  await page.getByRole('checkbox', { name: 'I have read and understood the instructions.' }).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await expectQuestion(page, 1)
  await choose(page, 0)
  await writeNow(page)
  await expect(page.getByText(/^Saved to your account$/).filter({ visible: true })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signIn(other, student.email, student.password)
  await other.goto(`/live/${id}`)
  await expectGoesOn(other, 1)
  await expect(other.getByRole('radio', { name: /It is 2/ })).toBeChecked()

  await page.getByRole('button', { name: 'Save & Next', exact: true }).click()
  await choose(page, 2)
  await writeNow(page)
  await expect(page.getByRole('heading', { name: 'The test has moved to another device' })).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page, 'taken over')
  await submitTest(other, 'Your answers have arrived')
  await other.context().close()
})

test.describe('in a browser that reads Telugu', () => {
  test.use({ locale: 'te-IN' })

  test('a live test ends without a network, arrives in the grace time, gets its rank, and keeps up with a corrected key', {
    tag: '@phone',
  }, async ({ page }) => {
    // It waits for the end of the test, and works as the academy four times.
    test.slow()
    const te = await textsIn('te')
    const id = `journey-te-${Date.now()}`
    await haveLiveTest(id, openHours, 2)
    await haveStudent(page)
    await page.goto(`/live/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'ఆదివారం లైవ్ టెస్ట్' })).toBeVisible()
    await page.getByRole('checkbox', { name: te('I have read and understood the instructions.') }).check()
    await page.getByRole('button', { name: te('I am ready to begin') }).click()
    await expectQuestion(page, 1, te)
    await expect(page.getByText('1 + 1 ఎంత?')).toBeVisible()
    await page.context().setOffline(true)
    await choose(page, 1)
    await expect(page.getByRole('heading', { name: te('Your answers are not sent yet') })).toBeVisible({
      timeout: 180_000,
    })
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: te('Your answers have arrived') })).toBeVisible()
    await expect(page.getByRole('link', { name: te('Back to Tests') })).toBeVisible()
    await expectAccessible(page, 'awaited results in Telugu')

    await haveLiveTest(id, pastHours, 2)
    await content('rank', `live/${id}`)
    await page.reload()
    const rank = page.getByRole('region', { name: te('Your rank') })
    await expect(rank).toContainText('1 / 1')
    await expect(page.getByRole('link', { name: te('Back to Tests') })).toBeVisible()

    await content('correct', `live/${id}`, '#1', '--key', 'B', '--reason', 'One more.', '--yes')
    await page.reload()
    const [corrected = ''] = te('Updated for an answer key that was corrected on {date}.', {
      date: '|',
    }).split('|')
    await expect(rank).toContainText(corrected)
    await expectAccessible(page, 'a live rank in Telugu')
  })
})
