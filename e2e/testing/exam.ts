import type { Page } from '@playwright/test'
import { expect } from './journey'
import { english } from './texts'

/** Waits in the page itself for a text that stands there for two seconds, which a look now and then can miss. */
function heardOf(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (awaited) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(awaited)) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    text,
  )
}

/** Reads the instructions, ticks, begins and waits for the first question. */
export async function beginTest(page: Page, t = english) {
  await page.getByRole('checkbox', { name: t('I have read and understood the instructions.') }).check()
  await Promise.all([
    heardOf(page, t('Entering Fullscreen Mode')),
    page.getByRole('button', { name: t('I am ready to begin') }).click(),
  ])
  await expectQuestion(page, 1, t)
}

/** The header names the question that is on the screen. */
export async function expectQuestion(page: Page, number: number, t = english) {
  const place = new RegExp(t('Question {number} of {total}', { number, total: '\\d+' }))
  await expect(page.getByText(place).filter({ visible: true })).toBeVisible()
}

/** A test that another device has begun goes on; where the account answers late, with the button that is offered then. */
export async function expectGoesOn(page: Page, number: number) {
  const offer = page.getByRole('button', { name: /^Continue (here|the test)$/ })
  const place = page.getByText(new RegExp(`Question ${number} of \\d+`)).filter({ visible: true })
  await expect(offer.or(place)).toBeVisible()
  if (await offer.isVisible()) await offer.click()
  await expect(place).toBeVisible()
}

/**
 * Chooses an option (0 is A), of a question that asks for a number types its place, and waits until the answer shows, and
 * so is on the device.
 */
export async function choose(page: Page, option: number) {
  const answers = page
    .getByRole('main')
    .locator('input:is([type=radio], [type=checkbox], [data-number-answer])')
  await answers.first().waitFor({ state: 'attached' })
  const number = page.locator('[data-number-answer]')
  if ((await number.count()) > 0) {
    await number.fill(String(option))
    await expect(number).toHaveAttribute('data-number-answer', 'kept')
    return
  }
  const answer = answers.nth(option)
  // The label is what a finger hits; the input itself is not drawn.
  await answer.locator('..').click()
  await expect(answer).toBeChecked()
}

/** Submit Test and its one confirmation. @param result heading of the page that follows */
export async function submitTest(page: Page, result = 'Test Results') {
  await page.getByRole('button', { name: 'Submit Test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()
  await expect(page.getByRole('heading', { name: result })).toBeVisible()
}
