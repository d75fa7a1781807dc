import { expect, type Page } from '@playwright/test'

/** Holds back a file of the app's code, by its name. @returns a way to let it come, once it has been asked for. */
export async function holdCode(page: Page, name: string): Promise<() => Promise<void>> {
  let bring: (() => Promise<void>) | undefined
  await page.route(new RegExp(`/${name}-[^/]*\\.js$`), (route) => {
    bring = () => route.continue()
  })
  return async () => {
    await expect.poll(() => bring).toBeDefined()
    await bring?.()
  }
}
