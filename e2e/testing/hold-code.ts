import { expect, type Page } from '@playwright/test'

/** Holds back a file of the app's code, by its name. @returns a way to let it come, once it has been asked for. */
export async function holdCode(page: Page, name: string): Promise<() => Promise<void>> {
  const held: Array<() => Promise<void>> = []
  let isHeld = true
  await page.route(new RegExp(`/${name}-[^/]*\\.js$`), async (route) => {
    if (isHeld) held.push(() => route.continue())
    // It is fetched, and then imported: without the browser's cache that is a second request.
    else await route.continue()
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    isHeld = false
    await Promise.all(held.map((bring) => bring()))
  }
}
