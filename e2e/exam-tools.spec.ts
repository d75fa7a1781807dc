import type { APIRequestContext, Page } from '@playwright/test'
import { fromPlainJson } from '../emulator/firestore/values/seed-form'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { beginTest, choose, expectQuestion, submitTest } from './testing/exam'
import { expect, test } from './testing/journey'

const authorization = 'Bearer owner'
const question = (number: number) => ({
  id: `q${number}`,
  question: `Question ${number}: 12 × ${number} + 0.5 = ?`,
  options: [12 * number + 0.5, 12 * number - 0.5, 12 * number + 5].map(String).concat('None of these'),
  correctAnswer: 0,
})
/** Older than every other mock test, so that no list begins with it. */
const fields = {
  title: 'Mock with Tools',
  subject: 'Arithmetic',
  duration: 20,
  published: true,
  isActive: true,
  isPaid: false,
  createdAt: { $date: '2020-01-01T09:00:00+05:30' },
  calculator: 'basic',
  shuffle: { questions: true, options: true },
  questions: Array.from({ length: 8 }, (_, index) => question(index + 1)),
}

/** Runs a journey on a test that is there only for it. */
async function withTest(request: APIRequestContext, name: string, journey: (path: string) => Promise<void>) {
  const id = `exam-tools-${name}`
  const address = `${database}/v1/projects/demo-pariksha/databases/(default)/documents/mock_tests/${id}`
  const value = fromPlainJson(fields, new Date())
  const put = await request.patch(address, {
    headers: { authorization },
    data: 'mapValue' in value ? value.mapValue : {},
  })
  expect(put.status()).toBe(200)
  await journey(`/mock-test/${id}`)
  await request.delete(address, { headers: { authorization } })
}

const calculator = (page: Page) => page.getByRole('dialog', { name: 'Calculator' })
const display = (page: Page) => calculator(page).getByRole('status', { name: 'Display' })
const textsOf = (page: Page) =>
  page.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent))

test('a calculation by keyboard, an option struck out that stays so over a reload, and a result', async ({
  page,
  isMobile,
}) => {
  await withTest(page.request, isMobile ? 'phone' : 'desktop', async (path) => {
    await page.goto(path)
    await beginTest(page)
    const button = page.getByRole('button', { name: 'Calculator', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(calculator(page)).toBeFocused()
    // Right by left to right, wrong by rank, and no dust of binary numbers.
    await page.keyboard.type('0.1+0.2*10=')
    await expect(display(page)).toHaveText('3')
    await expectAccessible(page, 'the calculator')
    // Nothing of it covers the question.
    const boxes = await Promise.all(
      [calculator(page), page.getByRole('main')].map((part) => part.boundingBox()),
    )
    const [panel, main] = boxes
    if (!panel || !main) throw new Error('nothing is shown')
    expect(panel.y >= main.y + main.height - 1 || panel.x >= main.x + main.width - 1).toBe(true)
    if (!isMobile) {
      await page.getByRole('button', { name: /^Move the calculator/ }).hover()
      await page.mouse.down()
      await page.mouse.move(700, 300, { steps: 5 })
      await page.mouse.up()
      const moved = await calculator(page).boundingBox()
      expect(moved?.x).toBeLessThan(panel.x - 200)
      await page.getByRole('button', { name: 'Close the calculator' }).click()
      await button.click()
      expect(await calculator(page).boundingBox()).toEqual(moved)
    }
    await page.keyboard.press('Escape')
    await expect(calculator(page)).toBeHidden()
    await expect(button).toBeFocused()

    const before = await textsOf(page)
    expect(before.at(-1)).toContain('None of these')
    await page.keyboard.press('Shift+B')
    await expect(page.getByRole('button', { name: 'Bring back option B' })).toBeVisible()
    await expectAccessible(page, 'an option that is struck out')
    await choose(page, 2)
    await page.reload()
    await expectQuestion(page, 1)
    expect((await textsOf(page)).map((text) => text?.replace(' (struck out)', ''))).toEqual(before)
    await expect(page.getByRole('button', { name: 'Bring back option B' })).toBeVisible()
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
    // What was struck out can be chosen all the same.
    await choose(page, 1)
    await expect(page.getByRole('button', { name: 'Bring back option B' })).toBeHidden()
    await submitTest(page)
    await expect(page.getByText(/^[01] of 8$/).first()).toBeVisible()
  })
})

test('the calculator works without a network, although it was not opened before', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await withTest(page.request, 'offline', async (path) => {
    await page.goto(path)
    await beginTest(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Calculator', exact: true }).click()
    for (const key of ['9', 'Square root', 'Equals'])
      await calculator(page).getByRole('button', { name: key, exact: true }).click()
    await expect(display(page)).toHaveText('3')
    await context.setOffline(false)
  })
})
