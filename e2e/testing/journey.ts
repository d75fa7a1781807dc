import { test as base, type Page } from '@playwright/test'
import { lookOften } from './look-often'

export { expect } from '@playwright/test'

/** A prerendered page can be read before its code has come; what is pressed until then does nothing yet. */
function openWhenItAnswers(page: Page) {
  const answers = () =>
    page.waitForFunction(() => {
      const root = document.querySelector('[data-prerendered]')
      return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...args) => {
    const response = await goto(...args)
    await answers()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await answers()
    return response
  }
}

/**
 * A journey that also fails when a page breaks the Content-Security-Policy, throws, or is hydrated with something else
 * than the HTML that it came with.
 */
export const test = base.extend<{ wellBehaved: undefined }>({
  context: async ({ context, javaScriptEnabled }, use) => {
    context.on('page', lookOften)
    if (javaScriptEnabled) context.on('page', openWhenItAnswers)
    await use(context)
  },
  wellBehaved: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('console', (message) => {
        if (/Content Security Policy|Permissions policy violation|Minified React error/.test(message.text()))
          faults.push(message.text())
      })
      context.on('weberror', (webError) => faults.push(String(webError.error())))
      await use(undefined)
      base.expect(faults, 'what the pages complained of').toEqual([])
    },
    { auto: true },
  ],
})

/** Where the page is, as the router has brought it there; null while it is still on its way. */
function placeOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    if (document.querySelector('[data-loading]')) return null
    const heading = document.querySelector('h1')?.textContent ?? ''
    return JSON.stringify([location.href, history.length, history.state, document.title, heading])
  })
}

/**
 * Goes back, as a reader does who sees where they are: once address, entry, title and heading of the page have been the
 * same for 200 ms. The router enters a page into the history a moment before or after it shows it; Back pressed in that
 * moment leads a page too far, or comes before what the page itself lays over its entry.
 */
export async function goBack(page: Page): Promise<void> {
  let place: string | null = null
  let looks = 0
  await base.expect
    .poll(
      async () => {
        // A document that is just being replaced cannot be asked.
        const now = await placeOf(page).catch(() => null)
        looks = now !== null && now === place ? looks + 1 : 0
        place = now
        return looks
      },
      { message: 'the page has settled', intervals: [50], timeout: 15_000 },
    )
    .toBeGreaterThanOrEqual(4)
  await page.goBack()
}

/** Touches the page, as a reader does who scrolls: a list draws what lies below the first screen only then, or after 10 s. */
export async function touch(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.keyboard.press('Shift')
}
