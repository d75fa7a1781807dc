import type { Page } from '@playwright/test'
import { expect } from './journey'

/** Reads the instructions, ticks, begins and waits for the first question. */
export async function beginTest(page: Page) {
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await expect(page.getByText('Entering Fullscreen Mode')).toBeVisible()
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
