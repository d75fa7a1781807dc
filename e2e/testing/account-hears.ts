import { expect, type Page } from '@playwright/test'

/**
 * Does what is written to the account at once, and waits until it is there: a page that is left by its address takes
 * what is on its way with it, and only tells the account a few seconds later.
 * @param part of what is written: of several writes, it says which one.
 */
export async function accountHears(page: Page, part: string, act: () => Promise<void>): Promise<void> {
  const told = page.waitForResponse(
    (response) =>
      response.url().includes('documents:commit') && (response.request().postData() ?? '').includes(part),
  )
  await act()
  expect((await told).ok()).toBe(true)
}
