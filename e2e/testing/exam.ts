import type { Page } from '@playwright/test'
import { expect } from './journey'

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
export async function beginTest(page: Page) {
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await Promise.all([
    heardOf(page, 'Entering Fullscreen Mode'),
    page.getByRole('button', { name: 'I am ready to begin' }).click(),
  ])
  await expectQuestion(page, 1)
}

/** The header names the question that is on the screen. */
export async function expectQuestion(page: Page, number: number) {
  await expect(page.getByText(`Question ${number} of`).filter({ visible: true })).toBeVisible()
}

/** Chooses an option (0 is A) and waits until it shows, and so is on the device. */
export async function choose(page: Page, option: number) {
  const radio = page.getByRole('radio').nth(option)
  // The label is what a finger hits; the radio itself is not drawn.
  await radio.locator('..').click()
  await expect(radio).toBeChecked()
}

/** Submit Test and its one confirmation. */
export async function submitTest(page: Page) {
  await page.getByRole('button', { name: 'Submit Test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
}
