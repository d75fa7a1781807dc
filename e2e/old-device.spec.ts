import type { Page } from '@playwright/test'
import { thawAccounts, thawDevice } from '../tests/frozen/thaw'
import { expectQuestion } from './testing/exam'
import { expect, test } from './testing/journey'
import { bringAccount, bringDevice } from './testing/old-device'
import { signIn } from './testing/student'

// What the version at commit 21e93ae left behind (tests/frozen/README.md).
test.skip(({ isMobile }) => !isMobile, 'both devices were phones')
// The first two share one account.
test.describe.configure({ mode: 'default' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const main = (page: Page) => page.getByRole('main')
/** A test of /history. */
const rowOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Tests' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
/** A card of /quiz-list. */
const quiz = (page: Page, title: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) })

/** When the shown clock ends, in epoch seconds. */
async function endOfClock(page: Page): Promise<number> {
  const { shown, now } = await page
    .getByRole('timer')
    .first()
    .evaluate((timer) => ({ shown: timer.textContent, now: Date.now() }))
  return now / 1000 + shown.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}

/** The chosen options of the questions up to the current one; -1 for none. Ends at the first question. */
async function answersBack(page: Page, from: number): Promise<number[]> {
  const chosen: number[] = []
  for (let number = from; number >= 1; number--) {
    await expectQuestion(page, number)
    chosen.unshift(
      await page
        .getByRole('radio')
        // A page's radios are inputs; the role says so.
        .evaluateAll((radios) => radios.findIndex((radio) => (radio as HTMLInputElement).checked)),
    )
    if (number > 1) await press(page, 'Previous')
  }
  return chosen
}

/** The palette shows these questions as marked, and no other. */
async function expectMarked(page: Page, numbers: readonly number[]) {
  await page.getByRole('button', { name: /^All questions/ }).click()
  const sheet = page.getByRole('dialog')
  for (const number of numbers)
    await expect(
      sheet.getByRole('button', { name: new RegExp(`^Question ${number}, .*marked`) }),
    ).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Question \d+, .*marked/ })).toHaveCount(numbers.length)
  await sheet.getByRole('button', { name: 'Close' }).click()
}

/** The history and the result page tell what the old version told of it. */
async function expectSubmittedTest(page: Page) {
  await page.goto('/history')
  const taken = rowOf(page, 'Free Mock Test 1')
  await expect(taken).toContainText('32%')
  await expect(taken).toContainText('7 1/3 of 25 marks')
  await taken.getByRole('link', { name: /^See Result/ }).click()
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await expect(page.getByText('10 of 25', { exact: true })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^80%$/ })).toBeVisible()
}

test('what an older version kept in an account is there on a new device', async ({ page }) => {
  const { student } = thawAccounts(Date.now())
  await bringAccount(page.request, student)
  await signIn(page, student.identity.email, student.identity.password)
  await expectSubmittedTest(page)

  await page.goto('/saved')
  await expect(main(page).getByRole('link', { name: /Priority sector lending/ })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /Copyist/ })).toBeVisible()
  await page.goto('/purchases')
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1)
  await expect(main(page)).toContainText('Quantitative Aptitude Notes')

  await page.goto('/history')
  const running = rowOf(page, 'Bank Clerk Speed Test')
  await expect(running).toContainText('3 of 15 answered')
  await running.getByRole('link', { name: /^Resume/ }).click()
  await expectQuestion(page, 5)
  await expectMarked(page, [2, 3])
  expect(await answersBack(page, 5)).toEqual([0, 3, -1, -1, 2])
})

test('a student who updates the app finds everything again; what was read is read anew from the server', async ({
  page,
  browser,
}) => {
  const now = Date.now()
  const { student } = thawAccounts(now)
  await bringAccount(page.request, student)
  await bringDevice(page, thawDevice('student', now), student)

  await test.step('still signed in, and what was paid before is confirmed', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome back, Lakshmi' })).toBeVisible()
    const alert = page.getByRole('alertdialog')
    for (const _ of ['answer lost', 'tab closed']) {
      await expect(alert).toContainText(
        'Payment verified successfully! You now have access to this resource.',
      )
      await alert.getByRole('button', { name: 'OK' }).click()
    }
    await expect(alert).toBeHidden()
    await page.goto('/content/paid-resources/indian-polity-notes')
    await expect(page.getByText('Access Granted!')).toBeVisible()
    await page.goto('/test-series/appsc-group-2-screening')
    await expect(page.getByText('Premium Member')).toBeVisible()
    await page.goto('/purchases')
    await expect(page.getByText('Active', { exact: true })).toHaveCount(3)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  await test.step('the running test goes on with answers, marks, clock and text size', async () => {
    await page.goto('/history')
    const running = rowOf(page, 'Bank Clerk Speed Test')
    await expect(running).toContainText('4 of 15 answered')
    await running.getByRole('link', { name: /^Resume/ }).click()
    await expectQuestion(page, 6)
    // 5:55 were left.
    await expect.poll(async () => Math.abs((await endOfClock(page)) - now / 1000 - 355.5)).toBeLessThan(2)
    await expectMarked(page, [2, 3])
    await press(page, 'Larger text')
    await expect(page.getByRole('button', { name: 'Larger text' })).toBeDisabled()
    expect(await answersBack(page, 6)).toEqual([0, 3, -1, -1, 2, 4])
  })

  await test.step('the submitted test stands in the history with its score', () => expectSubmittedTest(page))

  await test.step('the running quiz goes on, and the other one has its best score', async () => {
    await page.goto('/quiz-list')
    await expect(quiz(page, 'Symbols and Firsts of India')).toContainText('Best 70%')
    await expect(quiz(page, 'Percentage and Ratio')).toContainText('2 of 10 answered')
    await page.getByRole('link', { name: 'Continue Quiz: Percentage and Ratio' }).click()
    await expect(page.getByText('Question 3 of 10')).toBeVisible()
    await press(page, 'Previous')
    await expect(page.getByText('Question 2 of 10')).toBeVisible()
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
  })

  await test.step('saved items are listed, also one that the account does not know', async () => {
    await page.goto('/saved')
    for (const name of [/Priority sector lending/, /Copyist/, /Election Commission of India/])
      await expect(main(page).getByRole('link', { name })).toBeVisible()
  })

  await test.step('an article is read anew, and goes on where reading stopped', async () => {
    await page.setViewportSize({ width: 320, height: 360 })
    await page.goto('/current-affair/priority-sector-lending')
    await expect(page.getByRole('heading', { level: 1, name: /^Priority sector lending/ })).toBeVisible()
    const goOn = page.getByRole('button', { name: 'Continue where you stopped' })
    await expect(goOn).toBeVisible()
    await goOn.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('a book opens at its page', async () => {
    await page.goto('/content/paid-resources/quantitative-aptitude-notes')
    await page.getByRole('link', { name: 'Book 5: The Drill Book' }).click()
    await expect(page.getByLabel('Page, 1 to 200')).toHaveValue('90')
  })

  await test.step('the account hears of what only the device knew', async () => {
    // Each page before was left at once, with what it was just telling the account.
    await page.goto('/saved')
    const other = await (await browser.newContext()).newPage()
    await signIn(other, student.identity.email, student.identity.password)
    await other.goto('/history')
    await expect(rowOf(other, 'Bank Clerk Speed Test')).toContainText('4 of 15 answered')
    await expect(async () => {
      await other.goto('/saved')
      const saved = main(other).getByRole('link', { name: /Election Commission of India/ })
      await expect(saved).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
    await other.context().close()
  })
})

test('a visitor who updates the app finds everything again, and takes it along when signing in', async ({
  page,
}) => {
  const now = Date.now()
  const { visitor } = thawAccounts(now)
  await bringAccount(page.request, visitor)
  await bringDevice(page, thawDevice('visitor', now))

  const expectEverything = async () => {
    await page.goto('/quiz-list')
    await expect(quiz(page, 'Rivers of India')).toContainText('Best 30%')
    await page.goto('/saved')
    await expect(main(page).getByRole('link', { name: /Constitution Day/ })).toBeVisible()
    await expect(main(page).getByRole('link', { name: /Stenographer/ })).toBeVisible()
    await page.goto('/history')
    const running = rowOf(page, 'Free Mock Test 1')
    await expect(running).toContainText('2 of 25 answered')
    await running.getByRole('link', { name: /^Resume/ }).click()
    await expectQuestion(page, 4)
    // 4:57 were left in the first section.
    await expect.poll(async () => Math.abs((await endOfClock(page)) - now / 1000 - 297.2)).toBeLessThan(2)
    await expectMarked(page, [2])
    expect(await answersBack(page, 4)).toEqual([2, 1, -1, -1])
    await page.getByRole('button', { name: /^All questions/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Question 4,/ })
      .click()
    await expectQuestion(page, 4)
  }

  await test.step('the message that could not be sent stands in the form', async () => {
    await page.goto('/contact')
    await expect(page.getByLabel('Subject')).toHaveValue('A question in Telugu')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Is there a test in Telugu?\nI could not find one.',
    )
  })

  await test.step('test, quiz and saved items are the visitor’s', expectEverything)

  await test.step('they are the student’s after signing in', async () => {
    await signIn(page, visitor.identity.email, visitor.identity.password)
    await expectEverything()
    await page.goto('/saved')
    await expect(main(page).getByRole('link', { name: /Constitution Day/ })).toBeVisible()
    await expect(page.getByText('Kept on this device.')).toBeHidden()
  })

  await test.step('the phone number of a registration that never reached the record is in it', async () => {
    await page.getByRole('button', { name: 'Open profile' }).click()
    const profile = page.getByRole('dialog', { name: 'Profile' })
    await expect(profile).toContainText('Ravi Kumar')
    await expect(profile).toContainText('+91 90000 00456')
  })
})
