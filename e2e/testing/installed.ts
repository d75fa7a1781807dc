import type { BrowserContext, Page } from '@playwright/test'

/** Waits until the service worker has everything and serves this page. */
export async function appOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Kills the page and opens the address in a new one, as a phone does that has thrown the app away. */
export async function killed(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(address)
  return next
}
