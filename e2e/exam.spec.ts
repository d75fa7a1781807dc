import type { Page } from '@playwright/test'
import { beginTest, choose, expectQuestion, submitTest } from './testing/exam'
import { expect, test } from './testing/journey'

/** One piece, 25 questions, 25 minutes. */
const plainTest = '/test-series/appsc-group-2-screening/test/free-mock-1'
/** Three sections, each with minutes of its own. */
const sectionTest = '/test-series/ibps-po-prelims/test/free-mock-1'

async function open(page: Page, path = plainTest) {
  await page.goto(path)
  await beginTest(page)
}

/** The palette's counts as its legend tells them, from the panel or from the sheet of a phone. */
async function paletteCounts(page: Page): Promise<Record<string, number>> {
  const more = page.getByRole('button', { name: /^All questions/ })
  const inSheet = await more.isVisible()
  if (inSheet) await more.click()
  const rows = page
    .getByRole('list', { name: 'What the colours and shapes mean' })
    .filter({ visible: true })
    .getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const texts = await rows.allTextContents()
  if (inSheet) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return Object.fromEntries(texts.map((text) => [text.replace(/^\d+/, ''), Number.parseInt(text, 10)]))
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const secondsOf = (text: string) => text.split(':').reduce((total, part) => total * 60 + Number(part), 0)
/** When the clock would show nothing any more, in seconds since the epoch: time left and device's time in one look. */
async function endOfTest(page: Page): Promise<number> {
  const { shown, now } = await page
    .getByRole('timer')
    .first()
    .evaluate((timer) => ({ shown: timer.textContent, now: performance.timeOrigin + performance.now() }))
  return now / 1000 + secondsOf(shown)
}

/** A device whose steady clock stops while it sleeps: only its own clock and the server know of the time. */
const makeSleepy = (page: Page) =>
  page.addInitScript(() => {
    const now = Date.now.bind(Date)
    const ask = fetch.bind(globalThis)
    const state = { slept: 0 }
    Object.assign(globalThis, { device: state })
    Date.now = () => now() + state.slept
    globalThis.fetch = async (input, init) =>
      init?.method === 'HEAD'
        ? new Response(null, { headers: { date: new Date(Date.now()).toUTCString() } })
        : ask(input, init)
  })

test('twenty scripted steps end with exactly the counts that they should', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('Visitor', { exact: true })).toBeVisible()
  // A letter stands in the middle of its box.
  const aside = await page
    .getByRole('radiogroup')
    .getByText('A', { exact: true })
    .evaluate((box) => {
      const range = document.createRange()
      range.selectNodeContents(box)
      const middle = ({ left, width }: DOMRect) => left + width / 2
      return Math.abs(middle(range.getBoundingClientRect()) - middle(box.getBoundingClientRect()))
    })
  expect(aside).toBeLessThan(1)
  const next = 'Save & Next'
  const mark = 'Mark for Review & Next'
  // Answer 1 to 6, the second and fifth of them marked.
  for (const [index, button] of [next, mark, next, next, mark, next].entries()) {
    await choose(page, index % 4)
    await press(page, button)
    await expectQuestion(page, index + 2)
  }
  // 7 marked without an answer, 8 seen, 9 answered and cleared, 10 marked.
  await press(page, mark)
  await press(page, next)
  await choose(page, 2)
  await press(page, 'Clear Response')
  await press(page, next)
  await press(page, mark)
  await expectQuestion(page, 11)
  // Back to 9, changed to an answer; the mark of 10 goes with Save & Next.
  await press(page, 'Previous')
  await press(page, 'Previous')
  await expectQuestion(page, 9)
  await choose(page, 3)
  await press(page, next)
  await expectQuestion(page, 10)
  await press(page, next)
  await expectQuestion(page, 11)

  expect(await paletteCounts(page)).toEqual({
    Answered: 5,
    'Not answered': 3,
    Marked: 1,
    'Answered, marked': 2,
    'Not visited': 14,
  })
  await press(page, 'Submit Test')
  const summary = page.getByRole('dialog', { name: 'Submit Test?' })
  await expect(summary.getByRole('listitem')).toHaveText([
    '5Answered',
    '3Not answered',
    '1Marked',
    '2Answered, marked',
    '14Not visited',
  ])

  // Twice, as impatient fingers do: there is one result, and it says what was answered.
  await summary.getByRole('button', { name: 'Submit Test' }).dblclick()
  await expect(page.getByText('7 of 25', { exact: true })).toBeVisible()
  await page.goto(`${plainTest}/results`)
  await expect(page.getByText('7 of 25', { exact: true })).toBeVisible()

  // Another attempt has a result of its own, and the first score stays.
  const first = (await page.getByText(/ of 25 marks$/).textContent()) ?? ''
  await page.getByRole('link', { name: 'Retake Test' }).click()
  await beginTest(page)
  await submitTest(page)
  await expect(page.getByText('0 of 25', { exact: true }).first()).toBeVisible()
  const standing = page.locator('dl > div').filter({ hasText: 'Your first score of this test' })
  await expect(standing.getByRole('definition')).toHaveText(first)
})

// Twenty in all, beside the thirty of every-kind.spec.ts; in parts, because each kill is a page load.
for (const part of ['first ten', 'last ten']) {
  test(`kills at random moments lose no answer, mark, place or time: ${part}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page)
    const before = { shown: new Map<number, number>(), end: await endOfTest(page) }
    let current = 1
    for (let kill = 0; kill < 10; kill++) {
      if (Math.random() < 0.5) {
        const to = 1 + Math.floor(Math.random() * 25)
        await page.getByRole('button', { name: new RegExp(`^Question ${to},`) }).click()
        await expectQuestion(page, to)
        current = to
      }
      // Another than before: a second press on the same one takes it back.
      const option = ((before.shown.get(current) ?? 0) + 1 + Math.floor(Math.random() * 3)) % 4
      await page.getByRole('radio').nth(option).locator('..').click({ noWaitAfter: true })
      // Somewhere between the press and long after it; what had shown as chosen by then must be there again.
      await page.waitForTimeout(Math.random() * 60)
      const shown = await page.getByRole('radio').nth(option).isChecked()
      if (shown) before.shown.set(current, option)
      await page.reload({ waitUntil: 'commit' })
      await expectQuestion(page, current)
      const chosen = await page.getByRole('radio').evaluateAll((radios) =>
        // A page's radios are inputs; the role says so.
        radios.findIndex((radio) => (radio as HTMLInputElement).checked),
      )
      if (shown) expect(chosen, `kill ${kill}, question ${current}`).toBe(option)
      else if (chosen >= 0) before.shown.set(current, chosen)
    }
    const counts = await paletteCounts(page)
    expect(counts.Answered).toBe(before.shown.size)
    for (const [question, option] of before.shown) {
      await page.getByRole('button', { name: new RegExp(`^Question ${question},`) }).click()
      await expectQuestion(page, question)
      await expect(page.getByRole('radio').nth(option)).toBeChecked()
    }
    // Looked at until it holds: a busy page draws its clock late, a wrong one stays wrong.
    await expect.poll(async () => Math.abs((await endOfTest(page)) - before.end)).toBeLessThan(2)
  })
}

test.describe('the clock', () => {
  test('is not moved when the device’s clock is, an hour either way', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      const state = { by: 0 }
      Object.assign(globalThis, { deviceClock: state })
      Date.now = () => now() + state.by
    })
    await open(page)
    const end = await endOfTest(page)
    for (const by of [3_600_000, -3_600_000]) {
      await page.evaluate((moved) => {
        const { deviceClock } = globalThis as unknown as { deviceClock: { by: number } }
        deviceClock.by = moved
      }, by)
      // Longer than the server may take to say what time it is.
      await page.waitForTimeout(2000)
      await expect.poll(async () => Math.abs((await endOfTest(page)) - end)).toBeLessThan(1.2)
    }
  })

  test('submits by itself within two seconds of waking, with the answers as they were', {
    tag: '@desktop',
  }, async ({ page }) => {
    await makeSleepy(page)
    await open(page)
    await choose(page, 1)
    // Counted in the page's own quarters of a second: how busy the machine is must not decide.
    await page.evaluate(() => {
      const { device } = globalThis as unknown as { device: { slept: number } }
      const woken = { quarters: 0 }
      Object.assign(globalThis, { woken })
      device.slept = 3_600_000
      const counting = setInterval(() => {
        woken.quarters += 1
        if (document.querySelector('h1')?.textContent === 'Test Results') clearInterval(counting)
      }, 250)
    })
    await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
    const quarters = await page.evaluate(
      () => (globalThis as unknown as { woken: { quarters: number } }).woken.quarters,
    )
    expect(quarters).toBeLessThanOrEqual(8)
    await expect(page.getByText('1 of 25', { exact: true })).toBeVisible()
    await expect(page.getByText('The time ran out, and your answers were submitted.')).toBeVisible()
  })
})

test('a second tab waits, takes over when asked, and gets the test when the first is gone', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await open(page)
  await choose(page, 2)
  const second = await context.newPage()
  await second.goto(plainTest)
  await expect(second.getByRole('heading', { name: 'This test is open in another tab' })).toBeVisible()
  await second.getByRole('button', { name: 'Continue here' }).click()
  await expectQuestion(second, 1)
  await expect(second.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByRole('heading', { name: 'This test is open in another tab' })).toBeVisible()
  await choose(second, 3)
  await second.close()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
})

test('timed sections open one after the other, and the way back is closed', { tag: '@desktop' }, async ({
  page,
}) => {
  await makeSleepy(page)
  await open(page, sectionTest)
  await expect(page.getByRole('timer', { name: 'Time left in this section' }).first()).toHaveText(
    /^(6:00|5:\d\d)$/,
  )
  await choose(page, 0)
  await expect(page.getByRole('button', { name: 'Question 9, not visited' })).toBeDisabled()
  await page.getByRole('button', { name: 'Question 8, not visited' }).click()
  await press(page, 'Review Section')
  const review = page.getByRole('dialog', { name: 'Review Section' })
  await expect(review).toContainText(/Quantitative Aptitude opens in\s*5:\d\d/)
  await review.getByRole('button', { name: 'Back to Section' }).click()
  await page.evaluate(() => {
    const { device } = globalThis as unknown as { device: { slept: number } }
    device.slept = 6 * 60_000
  })
  await expectQuestion(page, 9)
  await expect(page.getByRole('timer').first()).toHaveText(/^(7:00|6:\d\d)$/)
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeDisabled()
  await submitTest(page)
  await expect(page.getByRole('heading', { name: 'By Section' })).toBeVisible()
  await page.getByRole('link', { name: /^Retake unanswered/ }).click()
  await expect(page.getByText('Only the unanswered questions.', { exact: false })).toBeVisible()
})

test('the keyboard alone is enough, from the instructions to the results', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(plainTest)
  const box = page.getByRole('checkbox')
  await expect(box).toBeVisible()
  while (!(await box.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 1)
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2)
  await page.keyboard.press('3')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.keyboard.press('m')
  await expectQuestion(page, 3)
  await page.keyboard.press('a')
  await expect(page.getByRole('radio').nth(0)).toBeChecked()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('radio').nth(0)).not.toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expectQuestion(page, 2)
  await page.keyboard.press('t')
  await expect(page.getByText(/^2[45] minutes left$/)).toBeAttached()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: 'Question Paper' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('s')
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Submit Test' })
  await expect(submit).toBeVisible()
  while (!(await submit.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 25', { exact: true })).toBeVisible()
})
